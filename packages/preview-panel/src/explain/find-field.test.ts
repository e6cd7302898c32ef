// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { buildFieldAddress, findField, shownBy } from "./find-field.ts";

const fields = {
  typeHandle: "accordion",
  accordionTitle: "Asked  every day",
  accordionItems: [
    { itemTitle: "How long?", itemDescription: "<p>Six <b>weeks</b>&nbsp;&amp; a day.</p>" },
    { itemTitle: "How much?", accordionImage: { url: "https://img.example/a/desk%20lamp.jpg?w=1", alt: "A desk" } },
  ],
  ctaLabel: "Enroll",
  ctaLink: "/enroll/",
};

const thing = (html: string, selector: string) => {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`No ${selector}.`);
  return findField(fields, shownBy(element));
};

describe("the field that an element of the page shows", () => {
  test.each([
    ["a heading", "<h2>asked every day</h2>", "h2", { handle: "accordionTitle", row: null }],
    ["words within rich text", "<p>Six <b>weeks</b> & a day.</p>", "b", { handle: "accordionItems", row: 1 }],
    ["a row's title", "<summary>How much? <i>+</i></summary>", "summary", { handle: "accordionItems", row: 2 }],
    [
      "a picture, by its file",
      '<img src="https://img.example/a/desk%20lamp.jpg?w=640&auto=format" alt="">',
      "img",
      { handle: "accordionItems", row: 2 },
    ],
    [
      "a button, by its words",
      '<a href="/enroll/?hc=X"><span>Enroll</span></a>',
      "span",
      { handle: "ctaLabel", row: null },
    ],
    ["a link, by its address", '<a href="/enroll/">Now</a>', "a", { handle: "ctaLink", row: null }],
    ["words of the site's own", "<p>Loading</p>", "p", null],
    ["nothing", "<hr>", "hr", null],
  ])("is found for %s", (_, html, selector, field) => {
    expect(thing(html, selector)).toEqual(field);
  });

  test("is none where nothing was read", () => {
    expect(findField(null, { words: "Enroll", address: null, isPicture: false })).toBeNull();
  });

  test("has its place on the screen of the row, but not on that of the whole entry", () => {
    expect(buildFieldAddress("https://cms.example/admin/edit/7", "ctaLabel")).toBe(
      "https://cms.example/admin/edit/7#fields-ctaLabel",
    );
    const entry = "https://cms.example/admin/entries/pages/1#fields-baseComponents";
    expect(buildFieldAddress(entry, "ctaLabel")).toBe(entry);
  });
});
