import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RICH_TEXT_LIMITS } from "./parse-html.ts";
import { firstHeading } from "./render-html.ts";
import { RichText } from "./RichText.tsx";
import type { RichTextProblem } from "./types.ts";

function render(html: string) {
  const reported: RichTextProblem[] = [];
  const markup = renderToStaticMarkup(
    <main>
      <RichText html={html} onProblem={(one) => reported.push(one)} />
      <p>after</p>
    </main>,
  );
  return { markup, reported };
}

const ALONE = "<main><p>after</p></main>";

const TOO_MUCH = [
  ["1,900 nested elements", "<div>".repeat(1900), "nests its elements too deep; 100 is the limit"],
  ["nested formatting", "<b><i>".repeat(950), "nests its elements too deep; 100 is the limit"],
  ["200 KB of <h1>", "<h1>".repeat(50_000), "too many elements; 10,000 is the limit"],
  ["5 MB", "<p>word</p>".repeat(500_000), "has 5,500,000 characters; 200,000 is the limit"],
  // HTML repeats open formatting in each later paragraph: 57 KB make a tree of 6 million elements.
  [
    "formatting that multiplies",
    Array.from({ length: 3000 }, (_, i) => `<p><i id=a-${i}>`).join(""),
    "too many elements",
  ],
] as const;

test.each(TOO_MUCH)("leaves out a text with %s, tells its editor, and the page stands", (_, html, message) => {
  const { markup, reported } = render(html);
  expect(markup).toBe(ALONE);
  expect(reported).toMatchObject([{ kind: "over-limit" }]);
  expect(reported[0]?.message).toContain(message);
  expect(() => firstHeading(html)).toThrow(message);
});

test("shows a text that is just below the limits", () => {
  const { depth, elements } = RICH_TEXT_LIMITS;
  expect(render(`${"<div>".repeat(depth - 2)}deep`).markup).toContain("deep");
  expect(render("<p>a".repeat(elements - 10)).markup).toContain("<p>a</p>");
});

/** The fastest of three runs, in ms: other work on the machine can only add time. */
function measure(work: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const GROWING: readonly (readonly [string, (size: number) => string])[] = [
  ["< in a heading", (size) => `<h2>${"<".repeat(size)}</h2>`],
  ["unclosed tags in a heading", (size) => `<h2>${"<a ".repeat(size / 3)}`],
  ["beginnings of shortcodes", (size) => '[productPicker key="'.repeat(size / 20)],
  ["attributes of a shortcode", (size) => `[productPicker${' a="[productPicker"'.repeat(size / 19)}`],
  ["blanks in a shortcode", (size) => `[productPicker${" ".repeat(size)}`],
  ["placeholders", (size) => "${state".repeat(size / 7)],
  ["brackets", (size) => "[".repeat(size)],
  ["a style of parentheses", (size) => `<p style="width: ${"(".repeat(size)}">a`],
  ["declarations", (size) => `<p style="${"color:red;".repeat(size / 10)}">a`],
  ["classes", (size) => `<p class="${"a:-:".repeat(size / 4)}">a`],
];

test.each(GROWING)("the work for %s grows with the text's length, not with its square", (_, html) => {
  const work = (size: number) => measure(() => [render(html(size)), firstHeading(html(size))]);
  work(4_000);
  // Sixteen times the length: linear work takes 16 times as long, quadratic 256 times.
  expect(work(160_000) / Math.max(work(10_000), 1)).toBeLessThan(80);
});
