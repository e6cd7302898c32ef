import { describe, expect, it } from "vitest";
import { pageStyles } from "./page-styles.ts";
import { readStyleSheet } from "./style-sheet.ts";

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Courses</title></head><body>
<header class="bar" data-rows="1"><svg aria-hidden="true"><path fill="var(--logo)"/></svg></header>
<main id="main"><ul class="cards"><li class="card">One</li><li class="card wide">Two</li></ul>
<dialog id="menu" class="menu"><p>Menu</p></dialog><details><summary>More</summary><p>Text</p></details>
<form><input type="checkbox" name="a"/><input class="field" type="email" placeholder="Email"/></form></main></body></html>`;

/** What of a sheet the page gets. */
const cut = (css: string, html = PAGE): string => pageStyles(readStyleSheet(css), html);

describe("of the site's sheet a page gets", () => {
  it.each([
    ["its classes, ids, names and attributes", ".card,#main,summary,[data-rows]{top:0}"],
    ["its elements where they stand", ".cards>.card:first-child+.wide{top:0}"],
    [
      "what is pointed at, held, focused or chosen",
      ".cards:hover .card,.card:active,input:checked~.field:focus-visible{top:0}",
    ],
    [
      "what opens by itself",
      "details[open]>p,.menu[open],.menu:popover-open::backdrop,.menu:modal,#main:target{top:0}",
    ],
    ["what is not open or chosen", "details:not([open])>p,input:not(:checked),.menu:not(:popover-open,.gone){top:0}"],
    ["what has something in it", "main:has(.menu[open]),.cards:has(>.wide),form:has(:user-invalid){top:0}"],
    ["one of several", ":is(.gone,.card):hover,:where(.gone .card,.bar){top:0}"],
    ["what only stands before or after", ".card:before,.card::after,.field::placeholder{top:0}"],
    ["any element", "*,:before,::backdrop{top:0}"],
    ["what is counted otherwise than here", ".card:nth-last-child(1 of.card),.card:some-day(1){top:0}"],
  ])("the rules of %s", (_, css) => {
    for (const selector of css.slice(0, css.indexOf("{")).split(/,(?![^(]*\))/u)) {
      expect(cut(`${selector}{top:0}`)).toBe(`${selector}{top:0}`);
    }
  });

  it.each([
    ["a class that it has not", ".gone{top:0}"],
    ["an attribute that it has not, or has otherwise", '[data-side]{top:0}.bar[data-rows="2"]{top:0}'],
    ["elements that stand otherwise", ".cards>.field{top:0}.wide+.card{top:0}.card:only-child{top:0}ul:empty{top:0}"],
    ["what has not that in it", "main:has(.gone){top:0}.bar:has(>.card){top:0}"],
    ["what it is not but in any state", ".card:not(.card){top:0}:is(.gone,.lost):hover{top:0}"],
    ["parts of fields that it has not", "::file-selector-button{top:0}::-webkit-datetime-edit{top:0}"],
  ])("no rule for %s", (_, css) => {
    expect(cut(css)).toBe("");
  });

  it("of a rule the selectors that can match, and any that only some browsers know", () => {
    expect(cut(".gone,.card,.lost:hover,.gone::-moz-thumb{top:0}")).toBe(".card,.gone::-moz-thumb{top:0}");
  });

  it("layers in their order though one be empty, and conditions around what is left", () => {
    const css =
      "@layer theme,base;@layer theme{.gone{top:0}}@layer base{@media print{.card{top:0}}@media (width>1px){.gone{top:0}}}" +
      "@supports (top:0){.bar{top:0}}@starting-style{.menu[open]{top:0}}";
    expect(cut(css)).toBe(
      "@layer theme,base;@layer theme{}@layer base{@media print{.card{top:0}}}" +
        "@supports (top:0){.bar{top:0}}@starting-style{.menu[open]{top:0}}",
    );
  });

  it("custom properties that it, its rules or what they name ask for, and their types", () => {
    const css =
      "@property --used{syntax:'*';inherits:false}@property --unused{syntax:'*';inherits:false}" +
      ":root{--logo:red;--used:var(--below);--below:1px;--unused:var(--deep);--deep:2px}" +
      ".gone{top:var(--deep)}.card{--own:1;top:calc(var(--used)*2)}";
    expect(cut(css)).toBe(
      "@property --used{syntax:'*';inherits:false}:root{--logo:red;--used:var(--below);--below:1px}" +
        ".card{top:calc(var(--used)*2)}",
    );
  });

  it("of a token that a theme overrides the last value, unless it is conditional", () => {
    const css =
      "@layer base{:root{--logo:red}.bar{--logo:blue}}:root{--logo:green}@media print{:root{--logo:black}}:root{--logo:gold}";
    expect(cut(css)).toBe("@layer base{.bar{--logo:blue}}@media print{:root{--logo:black}}:root{--logo:gold}");
  });

  it("frames of its animations alone, and every face", () => {
    const css =
      "@keyframes fade{to{opacity:var(--end)}}@keyframes spin{to{rotate:1turn}}@font-face{font-family:A;src:url(/a.woff2)}" +
      ":root{--end:0}.card{animation:.2s ease-out fade}.gone{animation-name:spin}";
    expect(cut(css)).toBe(
      "@keyframes fade{to{opacity:var(--end)}}@font-face{font-family:A;src:url(/a.woff2)}:root{--end:0}.card{animation:.2s ease-out fade}",
    );
  });

  it("faces for some characters alone where it has one of them", () => {
    const face = (name: string, range: string) => `@font-face{font-family:${name};unicode-range:${range}}`;
    const css = [face("a", "U+C5"), face("b", "U+D8-D9, U+20AC"), face("c", "U+4??"), face("d", "U+41")].join("");
    const found = (text: string) =>
      [...pageStyles(readStyleSheet(css), `<p>${text}</p>`).matchAll(/font-family:(\w)/gu)].map(([, name]) => name);
    expect(found("San Jose")).toEqual([]);
    expect(found("Åse")).toEqual(["a"]);
    expect(found("5 € in Москва")).toEqual(["b", "c"]);
    expect(found("A")).toEqual(["d"]);
  });

  it("no space that means nothing, but every one of a text", () => {
    const css = '.card{font:1px/2 A, B;transition:top 1s, left 1s}.bar:before{content:", "}';
    expect(cut(css)).toBe('.card{font:1px/2 A,B;transition:top 1s,left 1s}.bar:before{content:", "}');
  });

  it("nothing twice, and nothing for a component's own root", () => {
    expect(cut(":host,.card{top:0;left:0;top:0}:host{top:0}")).toBe(".card{left:0;top:0}");
  });

  it("addresses that hold wherever its sheet stands", () => {
    const css = 'body{background:url(../media/a.svg),url("./b.svg"),url(data:image/png;base64,AA),url(/c.svg),url(#d)}';
    expect(cut(css)).toBe(
      'body{background:url(/_next/static/media/a.svg),url("/_next/static/chunks/b.svg"),url(data:image/png;base64,AA),url(/c.svg),url(#d)}',
    );
  });
});

it("packs declarations, and no selector within a rule", () => {
  const sheet = readStyleSheet(".a { margin: calc(2 * var(--x)) ; & * b { color: red } }");
  const css = pageStyles(sheet, '<div class="a"><i><b></b></i></div>');
  expect(css).toContain("calc(2*var(--x))");
  expect(css).toMatch(/& \* b/u);
});
