import fc from "fast-check";
import { expect, test } from "vitest";
import { safeStyleSheet } from "./style-sheet.ts";

const clean = (text: string) =>
  safeStyleSheet(text, { scope: "#main", mayLoad: (address) => address.startsWith("https://images.example.com/") });
const cleanCss = (text: string) => clean(text).css;

test.each([
  [".a{color:red}", ":where(#main) .a{color:red}"],
  [".a,p > b{color:red}", ":where(#main) .a,:where(#main) p>b{color:red}"],
  ["body{color:red}", ":where(#main){color:red}"],
  [":root{--x:1}", ":where(#main){--x:1}"],
  ["html body .a{color:red}", ":where(#main) .a{color:red}"],
  ["#main > .a{color:red}", ":where(#main)>.a{color:red}"],
  ["*{color:red}", ":where(#main) *{color:red}"],
  [".a ~ .b{color:red}", ":where(#main) .a~.b{color:red}"],
  ["a:not(.b):hover::after{content:'x'}", ':where(#main) a:not(.b):hover::after{content:"x"}'],
  ["@media (width > 40rem){.a{color:red}}", "@media (width>40rem){:where(#main) .a{color:red}}"],
  ["@supports (color:red){body{color:red}}", "@supports (color:red){:where(#main){color:red}}"],
  [".a{color:red;&:hover{color:blue}& .b{top:0}}", ":where(#main) .a{color:red;&:hover{color:blue}& .b{top:0}}"],
  [".a{@media print{color:red}}", ":where(#main) .a{@media print{color:red}}"],
  ["@keyframes in{from{opacity:0}to{opacity:1}}", "@keyframes in{from{opacity:0}to{opacity:1}}"],
])("holds %s to the page's main part, at its own weight [SEO-009]", (text, css) => {
  expect(clean(text)).toEqual({ css, refused: [] });
});

test("keeps addresses of the page's own host, of drawings in the text, and of the image host", () => {
  const allowed = ["/a.png", "a.png", "#clip", "data:image/png;base64,AAAA", "https://images.example.com/a.png"];
  for (const address of allowed) expect(cleanCss(`.a{background:url(${address})}`)).toContain(`url(${address})`);
  expect(cleanCss("@font-face{font-family:a;src:url(/a.woff2)}")).toBe("@font-face{font-family:a;src:url(/a.woff2)}");
  expect(cleanCss(".a{background:image-set('/a.png' 1x)}")).toContain('image-set("/a.png"1x)');
});

const REFUSED = [
  "@import url(//evil.example/x);",
  "@import 'https://evil.example/x';",
  "@\\69mport 'https://evil.example/x';",
  "@namespace url(//evil.example);",
  "@property --x{syntax:'*';inherits:true}",
  "@page{margin:0}",
  "@layer base{.a{color:red}}",
  "@keyframes cw-in{from{opacity:0}}",
  "@font-face{font-family:a;src:url(//evil.example/a)}",
  ".x{background:url(//evil.example/x)}",
  ".x{background:url(https://evil.example/x)}",
  ".x{background:url('\\\\evil.example/x')}",
  ".x{background:u\\72l(//evil.example/x)}",
  ".x{background:url(\\2f\\2f evil.example/x)}",
  ".x{background:image-set('//evil.example/x' 1x)}",
  ".x{background:-webkit-image-set(var(--x) 1x)}",
  ".x{background:src('//evil.example/x')}",
  ".x{--x:url(//evil.example/x)}",
  ".x{behavior:url(a)}",
  ".x{position:fixed}",
  ".x{position:FIXED}",
  ".x{position:var(--x)}",
  "body ~ *{color:red}",
  "#main + footer{color:red}",
  "& + footer{color:red}",
  "> footer{color:red}",
  ".x{& ~ *{color:red}}",
  "body{+ footer{color:red}}",
  ".x{:not(&){color:red}}",
  'footer:foo("x{color:red}',
] as const;

test.each(REFUSED)("leaves out %s, keeps its neighbors and names it [SEO-009]", (text) => {
  const { css, refused } = clean(`.a{color:red}${text}`);
  expect(css).toMatch(/^:where\(#main\) \.a\{color:red\}(?:(?::where\(#main\) \.x|:where\(#main\))\{\})?$/);
  expect(refused).toHaveLength(1);
});

test("cannot leave its element", () => {
  expect(cleanCss(".a{content:'</style><script>alert(1)</script>'}")).not.toMatch(/<\//);
});

/** The sheet without the strings that nothing loads: only those of `image-set()` and its like are addresses. */
function withoutIdleStrings(css: string): string {
  let rest = "";
  for (const [part] of css.matchAll(/"(?:\\[^]|[^"\\])*"|[^]/gu))
    if (!part.startsWith('"') || part.length === 1 || /(?:url|set|src)\([^)]*$/iu.test(rest)) rest += part;
  return rest;
}

test("no mixture of hostile pieces loads or leaves its part, and a clean sheet stays as it is", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...REFUSED,
      ".a{",
      "}",
      "{",
      ";",
      "/*",
      "*/",
      "(",
      ")",
      "'",
      '"',
      "\\",
      "&",
      "body",
      "@media print{",
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const css = cleanCss(pieces.join(""));
      expect(css).not.toContain("</");
      expect(withoutIdleStrings(css)).not.toMatch(/(?:url|set|src)\([^)]*evil|@import|fixed/i);
      const again = safeStyleSheet(css.replaceAll(":where(#main)", "main"), { scope: "#main" });
      expect(again).toEqual({ css, refused: [] });
    }),
    { numRuns: 1000 },
  );
});

test("a sheet without end is left out whole, and its editor is told", () => {
  expect(clean(`.a{color:red}${" ".repeat(100_000)}`)).toEqual({
    css: "",
    refused: ["a style text of 100,013 characters; 100,000 is the limit"],
  });
  expect(clean("@media print{".repeat(7000)).refused).toHaveLength(1);
});
