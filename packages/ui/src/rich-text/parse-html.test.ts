// @vitest-environment jsdom
import { expect, it } from "vitest";
import { parseHtml, readHtml } from "./parse-html.ts";
import { renderHtml } from "./render-html.ts";
import { renderToStaticMarkup } from "react-dom/server";

const TEXT = `<p class="modal-trigger-1"><a href="/a/" target="_blank">In {{state}}</a> [[rows]]<img src="/a.png"></p>`;
const OPTIONS = [
  {},
  { tokens: { state: "Texas" }, rewriteLink: (href: string) => `${href}?b` },
  { modals: ["dialog-1"], opensPage: true, components: { rows: () => "three" } },
];

it("reads a text once, however often and with whatever it is drawn", () => {
  const tree = readHtml(TEXT);
  const before = structuredClone(tree);
  const drawn = () => OPTIONS.map((options) => renderToStaticMarkup(renderHtml(TEXT, options)));
  const first = drawn();
  expect(new Set(first).size).toBe(OPTIONS.length);
  expect(drawn()).toEqual(first);
  expect(readHtml(TEXT)).toBe(tree);
  expect(tree).toEqual(before);
});

it("gives a tree of one's own to whoever changes it", () => {
  const [one, other] = [parseHtml("<p class=a>b</p>"), parseHtml("<p class=a>b</p>")];
  one.children.pop();
  expect(other).toEqual(readHtml("<p class=a>b</p>"));
  expect(other.children).toHaveLength(1);
});

it("forgets what was used longest ago, and keeps no text that would push out the others", () => {
  const [first, used] = [readHtml("<p>first</p>"), readHtml("<p>used</p>")];
  const large = "<b>c</b>".repeat(6000);
  expect(readHtml(large)).not.toBe(readHtml(large));
  for (let number = 0; number < 30; number += 1) {
    readHtml(`${"<i>c</i>".repeat(1000)}${number}`);
    readHtml("<p>used</p>");
  }
  expect(readHtml("<p>used</p>")).toBe(used);
  expect(readHtml("<p>first</p>")).not.toBe(first);
});
