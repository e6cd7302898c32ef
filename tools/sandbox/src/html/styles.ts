/** The complete style of the sandbox's own pages, without external assets. */
export const styles = `
:root { color-scheme: light; --ink: #1c2430; --quiet: #5a6675; --line: #dde3ea; --ground: #f5f7fa; --accent: #1f5fbf; --warn: #8a4b00; --bad: #a3182b; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header.bar { background: #14213d; color: #fff; }
header.bar div, main { max-width: 1080px; margin: 0 auto; padding: 16px 20px; }
header.bar div { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; }
header.bar a { color: #dbe7ff; }
header.bar a.home { color: #fff; font-weight: 700; text-decoration: none; margin-right: auto; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 16px 0 8px; }
h2 { font-size: 1.2rem; margin: 32px 0 8px; }
p.lead { color: var(--quiet); max-width: 68ch; margin: 0 0 20px; }
section.card { background: #fff; border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; margin: 0 0 20px; }
section.card > h2:first-child { margin-top: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--quiet); font-weight: 600; font-size: .875rem; }
code, pre { font: .9em ui-monospace, monospace; }
pre { white-space: pre-wrap; margin: 0; }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid #7fb0ff; outline-offset: 2px; }
.tag { display: inline-block; padding: 0 8px; border-radius: 999px; background: #e8eef7; font-size: .8rem; }
.tag.draft { background: #fff0d8; color: var(--warn); }
.tag.on, .error { color: var(--bad); }
.tag.on { background: #fde7ea; }
form.row { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
label { display: grid; gap: 2px; font-size: .85rem; color: var(--quiet); }
input, select, button { font: inherit; padding: 6px 10px; border: 1px solid #9aa7b8; border-radius: 6px; background: #fff; color: var(--ink); }
input[type=number] { width: 7.5em; }
button { background: var(--accent); color: #fff; border-color: var(--accent); cursor: pointer; }
button.quiet { background: #fff; color: var(--accent); }
`;
