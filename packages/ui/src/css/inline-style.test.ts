import fc from "fast-check";
import { expect, test } from "vitest";
import { safeStyle } from "./inline-style.ts";

const ALLOWED = [
  "color: #333",
  "color: var(--cw-accent)",
  "margin-top: 1em",
  "margin: 0 auto",
  "padding: 56.25% 0 0",
  "width: calc(100% - 2rem)",
  "max-width: min(40rem,100%)",
  "text-align: center",
  'font: 700 1.25rem/1.4 "Open Sans",serif',
  "background: linear-gradient(90deg,#fff,rgb(0 0 0/.5))",
  "border: 1px solid #ccc",
  "box-shadow: 0 1px 4px rgb(0 0 0/.2)",
  "display: flex",
  "grid-template-columns: repeat(2,minmax(0,1fr))",
  "line-height: 1.5",
  "list-style: square",
  "border-radius: 50%",
  "columns: 2",
];

test.each(ALLOWED)("keeps %s", (style) => {
  // Whitespace that CSS does not need is removed.
  expect(safeStyle(style).replaceAll(" ", "")).toBe(style.replaceAll(" ", ""));
});

const REFUSED = [
  'font-family: "</style>", serif',
  "background: red\nurl(//evil.example/x)",
  "background: u\\72l(//evil.example/x)",
  "background: ur/**/l(//evil.example/x)",
  "background-image: image-set('//evil.example/x' 1x)",
  'background-image: -webkit-image-set("//evil.example/x" 1x)',
  "background: src('//evil.example/x')",
  "list-style: url(//evil.example/x)",
  "border-image: url(x) 9999",
  "content: 'x'",
  "behavior: url(a)",
  "--x: 1",
  "position: fixed",
  "inset: 0",
  "z-index: 9",
  "transform: scale(99)",
  "margin:-3000px",
  "margin-top: -1px",
  "margin: calc(0px - 3000px)",
  "margin: 3000px",
  "padding:3000px",
  "padding: 400em",
  "padding: 100vw",
  "padding: 1e9px",
  "text-indent: -9999px",
  "box-shadow: 0 0 0 9999px red",
  "border: 3000px solid",
  "width: calc(1px * infinity)",
  "width: 99999px",
  "font-size: 999px",
  "columns: 100000",
  "grid-template-columns: repeat(100000,1px)",
  "display: -webkit-box-of-doom",
  "color: expression(alert(1))",
  "color: attr(data-x)",
  "color: env(x)",
];

test.each(REFUSED)("drops %s and keeps its neighbors", (style) => {
  expect(safeStyle(`color: red; ${style}; margin: 1em`)).toBe("color: red; margin: 1em");
});

test("drops priorities, hacks and what is no declaration", () => {
  expect(safeStyle("color: red !important; *width: 9px; {}; width; : 1px; ;; height: 1px")).toBe(
    "color: red; height: 1px",
  );
});

test("no mixture of hostile pieces loads, escapes or leaves its place", () => {
  const piece = fc.oneof(
    fc.constantFrom(...REFUSED, ...ALLOWED, ";", "/*", "*/", "(", ")", "'", "\\", "{", "}"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const style = safeStyle(pieces.join(""));
      expect(style).not.toMatch(/[\\{}<>]/);
      // Quoted text is harmless, whatever it contains.
      const unquoted = style.replaceAll(/"[^"]*"/g, '""');
      expect(unquoted).not.toMatch(/url|image-set|src\(|position:|(margin|padding)[^;]*-\d/i);
      expect(safeStyle(style)).toBe(style);
    }),
    { numRuns: 300 },
  );
});

test("a style without end is dropped, not walked", () => {
  expect(safeStyle(`color: red; width: ${"(".repeat(3000)}`)).toBe("color: red");
  expect(safeStyle(`color: red; ${" ".repeat(5000)}`)).toBe("");
});
