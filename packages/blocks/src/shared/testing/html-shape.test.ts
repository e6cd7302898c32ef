import { expect, it } from "vitest";
import { toShape } from "./html-shape.ts";

const link = '<a class="cw-link" id="a" href="https://ace.example.com/">Ace</a>';

it("takes HTML of other words and addresses for the same", () => {
  expect(toShape(link.replace("Ace<", "Two words<").replace("ace", "dec"))).toBe(toShape(link));
  expect(toShape('<img alt="Ace" src="/a.png">')).toBe(toShape('<img alt="Dec" src="/b.png">'));
});

it.each([
  ["a text is gone", "Ace<", " <"],
  ["an attribute's words are gone", "https://ace.example.com/", ""],
  ["an attribute is gone", ' href="https://ace.example.com/"', ""],
  ["an address leads to a place in the page", "https://ace.example.com/", "#b"],
  ["an id differs", 'id="a"', 'id="b"'],
  ["a class differs", "cw-link", "cw-button"],
  ["another tag stands there", "</a>", "</a><b></b>"],
])("tells HTML apart in which %s", (_, from, to) => {
  expect(toShape(link.replace(from, to))).not.toBe(toShape(link));
});
