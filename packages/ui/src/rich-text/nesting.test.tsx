// @vitest-environment jsdom
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichText } from "./RichText.tsx";
import { listTags, listParsedTags } from "../testing/tags.ts";

const components = {
  card: () => (
    <div>
      <p>
        <a href="/course/">Course</a>
      </p>
      <button type="button">Buy</button>
    </div>
  ),
};

/** Renders a text as deep in a page as texts occur: inside a list item. */
const renderMarkup = (html: string) =>
  renderToStaticMarkup(
    <ul>
      <li>
        <RichText html={html} components={components} modals={["one", "two"]} />
      </li>
    </ul>,
  );

const MOVED = [
  "<li>a<li>b",
  "<div><li>a</li></div>",
  "<dt>a<dd>b",
  "<dl><div><dt>a</dt><dd>b</dd></div></dl>",
  "<tr><td>a",
  "<td>a</td>",
  "<caption>a</caption>",
  "<p><object><p>a</p></object></p>",
  "<p>a<button><div>b</div></button></p>",
  '<a href="/a/"><marquee><a href="/b/">b</a></marquee></a>',
  "<h2><marquee><h3>a</h3></marquee></h2>",
  "<p><b>[card size='1']</b></p>",
  '<p><b>[card size="1"]</b></p>',
  '<a href="/a/">[card size="1"]</a>',
  '<table><tr data-shortcode="card"><td>a</td></tr><tr><td data-shortcode="card">b</td></tr></table>',
  '<table class="highlighted-text-modal-1"><tbody class="highlighted-text-modal-1"><tr class="highlighted-text-modal-2"><td>a</td></tr></table>',
  '<b class="highlighted-text-modal-1">a <i class="highlighted-text-modal-2">b</i></b>',
  '<img class="highlighted-text-modal-1" src="https://a.example/b.png">',
  '<ul class="highlighted-text-modal-1"><li>a</li></ul>',
] as const;

test.each(MOVED)("a browser reads %s as it was drawn", (html) => {
  const markup = renderMarkup(html);
  expect(listParsedTags(markup)).toEqual(listTags(markup));
});

const TAGS =
  "a b p div h2 h3 li ul ol dl dt dd table tr td th caption col colgroup tbody button marquee object span details summary pre blockquote img br hr form input center nobr font small section".split(
    " ",
  );

test("a browser reads any nesting as it was drawn", () => {
  const tag = fc.constantFrom(...TAGS);
  const piece = fc.oneof(
    { weight: 4, arbitrary: tag.map((name) => `<${name}>`) },
    { weight: 2, arbitrary: tag.map((name) => `</${name}>`) },
    tag.map((name) => `<${name} class="highlighted-text-modal-1">`),
    tag.map((name) => `<${name} data-shortcode="card">`),
    tag.map((name) => `<${name} id="top">`),
    fc.constantFrom("words", '[card size="1"]', "${state}"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const markup = renderMarkup(pieces.join(""));
      expect(listParsedTags(markup)).toEqual(listTags(markup));
    }),
    { numRuns: 1500 },
  );
});

test("items without a list stand in one, those of a list stay", () => {
  const inside = (html: string) => renderToStaticMarkup(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, "");
  expect(inside("<li>a</li><li>b</li>")).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(inside("<dt>a</dt><dd>b</dd>")).toBe("<dl><dt>a</dt><dd>b</dd></dl>");
  expect(inside("<ol><li>a</li></ol>")).toBe("<ol><li>a</li></ol>");
});
