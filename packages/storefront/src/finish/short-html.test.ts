import fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { HEADING_PLACE } from "../headings/heading-text.ts";
import { shortHtml } from "./short-html.ts";

/** The document that a browser makes of it. */
const documentOf = (html: string): string => toHtml(fromHtml(html));

const tagsOf = (html: string): readonly string[] => html.toLowerCase().match(/<\/?[a-z][a-z\d]*/gu) ?? [];
/** Whether a browser keeps each element where it was written: it moves those that may not stand there, and adds others. */
const isWellNested = (body: string): boolean =>
  tagsOf(documentOf(body)).join(" ") === tagsOf(`<html><head></head><body>${body}</body></html>`).join(" ");

it.each([
  ["quotes that a value does not need", '<a class="b" href="/c/">', "<a class=b href=/c/>"],
  ["values that say nothing", '<input required="" value=""/>', "<input required value>"],
  ["slashes of elements without content", '<img src="/a/"/><br/>', "<img src=/a/><br>"],
  ["ends of items", "<ul><li>a</li><li>b</li></ul>", "<ul><li>a<li>b</ul>"],
  ["ends of paragraphs", "<div><p>a</p><p>b</p></div>", "<div><p>a<p>b</div>"],
  [
    "ends of cells",
    "<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>",
    "<table><tbody><tr><th>a<td>b</table>",
  ],
])("leaves out %s", (_, html, short) => {
  expect(shortHtml(html)).toBe(short);
  expect(documentOf(short)).toBe(documentOf(html));
});

it.each([
  ["quotes around what has blanks, marks or nothing to tell it from a tag", '<a title="a b" rel="a=b" href="/?a=1">'],
  ["quotes around a place that is filled with a visitor's words", `<a title="${HEADING_PLACE}">`],
  [
    "ends before words, comments and elements that belong to the same",
    "<p>a</p>b<p>c</p><!-- --><p>d</p><span>e</span>",
  ],
  ["ends within elements that do not end them", "<span><p>a</p></span><a><p>b</p></a>"],
  [
    "scripts, styles and texts of fields",
    '<script data-a="b">if("<p>"<a){}</script><style>a{}</style><textarea><p></p></textarea>',
  ],
  ["the ends of parts of a drawing", '<svg><path d="M0 0"/><path d="M1 1"/></svg>'],
  ["what is written in another way", "<a title='</li>' b = \"c\"><B Class='d'>"],
])("keeps %s", (_, html) => {
  expect(shortHtml(html)).toBe(html);
});

it("is the same document to a browser, whatever the page, where its elements stand as HTML allows", () => {
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(" ", "a", "</p>", "<li", "&amp;", "\u00a0"));
  const one = (tags: string, children: fc.Arbitrary<ReactNode>): fc.Arbitrary<ReactNode> =>
    fc
      .tuple(fc.constantFrom(...tags.split(" ")), text, fc.array(children, { maxLength: 3 }))
      .map(([tag, title, inside]) => createElement(tag, { title, id: "", "data-a": true }, ...inside));
  const { page } = fc.letrec<{ words: ReactNode; page: ReactNode }>((tie) => {
    const [words, page] = [tie("words"), tie("page")];
    return {
      words: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        text,
        fc.constantFrom(createElement("br"), createElement("img", { alt: "", src: "/a" })),
        one("a b button em label map span svg", words),
      ),
      page: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        text,
        fc.constant(createElement("hr")),
        one("p h2 pre a em span", words),
        one("div details dialog figure form hgroup main search section a span p", page),
        one("ul ol menu", one("li", page)),
        one("dl", one("dd dt", page)),
        one("select", one("option", text)),
        one("table", one("tbody thead", one("tr", one("td th", page)))),
      ),
    };
  });
  let shortened = 0;
  fc.assert(
    fc.property(page, (tree) => {
      const body = renderToString(tree);
      fc.pre(isWellNested(body));
      const html = `<!DOCTYPE html><html><body>${body}</body></html>`;
      const short = shortHtml(html);
      expect(documentOf(short)).toBe(documentOf(html));
      if (short.split("</").length < html.split("</").length) shortened += 1;
    }),
    { numRuns: 300 },
  );
  expect(shortened).toBeGreaterThan(30);
});
