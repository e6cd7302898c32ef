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

it("is the same document to a browser, whatever the page", () => {
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(" ", "a", "</p>", "<li", "&amp;", "\u00a0"));
  const name = fc.constantFrom(
    ..."a b button dd details dialog div dl dt em figure form h2 hgroup label li main map menu ol option p pre search section select span summary svg table tbody td th thead tr ul".split(
      " ",
    ),
  );
  const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      text,
      fc
        .tuple(name, text, fc.array(tie("tree"), { maxLength: 4 }))
        .map(([tag, title, children]) => createElement(tag, { title, id: "", "data-a": true }, ...children)),
      fc.constantFrom(createElement("br"), createElement("img", { alt: "", src: "/a" }), createElement("hr")),
    ),
  }));
  fc.assert(
    fc.property(tree, (page) => {
      const html = `<!DOCTYPE html><html><body>${renderToString(page)}</body></html>`;
      expect(documentOf(shortHtml(html))).toBe(documentOf(html));
    }),
    { numRuns: 300 },
  );
});
