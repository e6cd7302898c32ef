/** All styles of the calendar. They load no other file, and paper looks like the screen. */
export const styles = `
:root { color-scheme: light; --ink: #1b2430; --quiet: #55606e; --line: #d8dee6; --soft: #f4f6f9; --run: #1d6b45; --come: #2458a6; --past: #8a94a1; --error: #a3182b; --warn: #8a4b00; --note: #3d5a80; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 84rem; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; background: #fff; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.15; letter-spacing: -.01em; }
h2 { margin: 0 0 .25rem; font-size: 1.35rem; line-height: 1.25; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: .25rem 0; }
a { color: #1c4f9c; text-underline-offset: .15em; }
code { font: .85em/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.back { display: inline-block; margin-bottom: .75rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .25rem 0; }
section { margin-top: 2.5rem; padding-top: 1.25rem; border-top: 2px solid var(--ink); }
.counts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: .75rem 0 0; padding: 0; list-style: none; font-weight: 600; }
.findings { margin: 1rem 0 0; padding: 0; list-style: none; }
.findings > li { margin: 0 0 .75rem; padding: .75rem 1rem; border-inline-start: .3rem solid var(--line); background: var(--soft); break-inside: avoid; }
.findings .error { border-color: var(--error); } .findings .warning { border-color: var(--warn); } .findings .note { border-color: var(--note); }
.severity { font-weight: 700; text-transform: uppercase; font-size: .8rem; letter-spacing: .04em; }
.error .severity { color: var(--error); } .warning .severity { color: var(--warn); } .note .severity { color: var(--note); }
.now { padding: .6rem .9rem; background: var(--soft); border-radius: .4rem; }
.changes { margin: .5rem 0 0; padding-inline-start: 1.25rem; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
caption { padding: 1.25rem 0 .4rem; text-align: start; font-weight: 700; }
th, td { padding: .5rem .6rem .5rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { color: var(--quiet); font-size: .8rem; font-weight: 600; border-bottom: 1px solid var(--ink); }
td.what { width: 25%; } td.dates { width: 15rem; } td.state { width: 6rem; } th.axis, td.axis { width: 34%; padding-inline-end: 0; }
td .line { display: block; white-space: nowrap; }
td code { white-space: nowrap; overflow-wrap: normal; }
.kind { display: block; font-weight: 600; }
.lane, .months { position: relative; height: 1.6rem; }
.months { height: 1.2rem; }
.months span { position: absolute; inset-block: 0; padding-inline-start: .25rem; border-inline-start: 1px solid var(--line); white-space: nowrap; overflow: hidden; }
.lane { background: linear-gradient(90deg, transparent var(--now), var(--error) var(--now), var(--error) calc(var(--now) + 2px), transparent calc(var(--now) + 2px)) var(--soft); }
.bar { position: absolute; inset-block: .35rem; min-width: 3px; border-radius: .2rem; border: 2px solid var(--past); background: #fff; }
.bar.running { border-color: var(--run); background: var(--run); }
.bar.coming { border-color: var(--come); background: repeating-linear-gradient(45deg, #fff 0 4px, #c9d8f0 4px 8px); }
.bar.ended { border-color: var(--past); background: var(--past); }
.bar.off { border-style: dashed; }
.tag { display: inline-block; white-space: nowrap; font-weight: 600; }
.tag.running { color: var(--run); } .tag.coming { color: var(--come); } .tag.ended, .tag.off { color: var(--quiet); }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: .75rem 0; padding: 0; list-style: none; font-size: .85rem; }
.legend li { display: flex; align-items: center; gap: .4rem; }
.legend i { position: static; display: inline-block; width: 1.6rem; height: .9rem; }
.legend i.line { width: 2px; background: var(--error); }
@media screen and (max-width: 52rem) {
  table, caption, tbody, tr, td { display: block; width: auto !important; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  td { padding: .1rem 0; border: 0; }
  td .line { display: inline; white-space: normal; }
  td[data-head]::before { content: attr(data-head) ": "; color: var(--quiet); }
}
@page { size: A4 landscape; margin: 12mm; }
@media print {
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  nav, .back { display: none; }
  a { color: inherit; text-decoration: none; }
  section { break-before: page; border-top: 0; padding-top: 0; margin-top: 0; }
  section.findings-part { break-before: auto; margin-top: 1.5rem; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;
