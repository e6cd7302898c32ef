import { describe, expect, it } from "vitest";
import { HEADING_SLOT, headingText, parseHeading } from "./heading-text.ts";

it("turns hyphens into spaces and keeps the rest as text [RT-045]", () => {
  expect(headingText("Get-Licensed-<b>Now")).toBe("Get Licensed <b>Now");
});

it("takes no place for a heading from a visitor", () => {
  expect(headingText(`a${HEADING_SLOT}b`)).toBe("ab");
});

describe("a heading that a kept page is filled with", () => {
  it.each([
    ["?hlText=Get-licensed", "Get licensed"],
    ["?utm_source=a&hlText=B%26C+%3Cb%3E&hc=D", "B&C <b>"],
    ["?hlText=one&hlText=two", "one"],
    ["?page=2&hlText=A", "A"],
    ["?hlText=%F0%9F%9A%97-school", "🚗 school"],
  ])("is what %s says", (search, text) => {
    expect(parseHeading(search)).toBe(text);
  });

  it.each([
    "",
    "?page=2",
    "?hlText=",
    "?hlText=---",
    // What takes more than one step to be read.
    "?hlText=-A",
    "?hlText=A%20",
    `?hlText=${"a".repeat(201)}`,
    "?hlText=A%EF%B7%90B",
    // A preview.
    "?hlText=A&token=abc",
    // What HTML and browsers do not keep letter by letter.
    "?hlText=A%00B",
    "?hlText=A%0D%0AB",
    "?hlText=A%EF%B7%91B",
    `?hlText=${"a".repeat(199)}%F0%9F%9A%97`,
  ])("is none where the page has to be rendered for the request, or as everybody sees it: %j", (search) => {
    expect(parseHeading(search)).toBeNull();
  });
});
