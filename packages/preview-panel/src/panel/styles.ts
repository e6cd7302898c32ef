/** The panel's styles: the same for every brand, so that no editor mistakes the panel for a part of the page. */
export const PANEL_CSS = `
:host { all: initial; }
* { box-sizing: border-box; }
.root { font: 15px/1.5 system-ui, sans-serif; color: #1a1a1a; overflow-wrap: anywhere; }
button, select, input { font: 400 15px/1.5 system-ui, sans-serif; color: inherit; }
button { min-height: 44px; padding: 8px 14px; border: 1px solid #1a1a1a; border-radius: 8px; background: #fff; cursor: pointer; }
button:hover { background: #f0f0ec; }
button[aria-pressed="true"], .primary { background: #1a1a1a; color: #fff; }
.primary:hover { background: #3a3a3a; }
:focus-visible { outline: 3px solid #0057d8; outline-offset: 2px; }
.open { position: fixed; inset: auto auto 16px 16px; z-index: 2147483000; box-shadow: 0 4px 16px rgb(0 0 0 / 25%); }
.panel { position: fixed; inset: 0 0 0 auto; z-index: 2147483001; width: min(440px, 100vw); overflow: auto; padding: 0 20px 32px; background: #fff; border-inline-start: 1px solid #c9c9c2; box-shadow: -8px 0 32px rgb(0 0 0 / 18%); overscroll-behavior: contain; }
.panel[data-side="left"] { inset: 0 auto 0 0; border: 0; border-inline-end: 1px solid #c9c9c2; box-shadow: 8px 0 32px rgb(0 0 0 / 18%); }
.head { position: sticky; top: 0; display: grid; gap: 8px; margin: 0 -20px; padding: 12px 20px; background: #fff; border-bottom: 1px solid #e0e0da; }
.bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
h2 { margin: 0 auto 0 0; font-size: 20px; }
.head p { margin: 0; }
h3 { margin: 16px 0 4px; font-size: 15px; }
p, ul, ol, dl { margin: 4px 0 8px; }
ul, ol { padding-inline-start: 20px; }
.small { font-size: 13px; color: #55554f; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; font-weight: 600; }
.section { border-bottom: 1px solid #e0e0da; }
.section[open] { padding-bottom: 16px; }
ol li { margin-block: 10px; }
.lines { padding: 0; list-style: none; }
.lines li { margin-block: 6px; }
.section > summary { font-size: 17px; }
.entry { margin: 0 0 4px; padding: 0 12px; border: 1px solid #e0e0da; border-radius: 8px; }
.entry[open] { padding-bottom: 12px; }
.note { padding: 8px 12px; border-inline-start: 3px solid #8a5a00; background: #fdf6e8; }
.tag { display: inline-block; min-width: 36px; margin-inline-end: 8px; padding: 0 6px; border-radius: 4px; background: #e6e6e0; text-align: center; font-size: 12px; font-weight: 600; }
.tag[data-on="true"] { background: #0b6b3a; color: #fff; }
.href { font: 12.5px/1.5 ui-monospace, monospace; }
a { color: #0050b8; }
.edit { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 0; list-style: none; }
.edit a, p > a { display: inline-block; padding-block: 10px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.findings { padding: 0; list-style: none; }
.findings > li { margin-block: 6px; padding: 8px 12px; border-inline-start: 3px solid #8a5a00; background: #fdf6e8; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid #e0e0da; text-align: start; vertical-align: top; }
pre { overflow: auto; max-height: 320px; margin: 4px 0; padding: 10px; border-radius: 6px; background: #f4f4ef; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
form { display: grid; gap: 10px; margin-block: 12px; }
label { display: grid; gap: 2px; font-weight: 600; }
label.check { display: flex; gap: 8px; align-items: center; min-height: 44px; font-weight: 400; }
input:not([type="checkbox"]), select { width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid #767676; border-radius: 6px; background: #fff; }
input[type="checkbox"] { width: 20px; height: 20px; }
fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin: 0; padding: 0; border: 0; }
@media (max-width: 600px) { .panel { inset: auto 0 0 0; width: 100%; max-height: 60dvh; border: 0; border-top: 1px solid #c9c9c2; } }
@media print { .root { display: none; } }
`;

/** The outline of the element on the page that an entry of the panel describes. */
export const HIGHLIGHT = "3px solid #d1006c";
