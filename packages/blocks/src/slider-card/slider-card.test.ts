// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { editorStyle } from "../shared/editor-style.ts";
import { examples } from "./examples.ts";
import { sliderCard } from "./index.tsx";

const fiveCards = examples["fiveCards"] ?? {};
const withCards = (count: number) => ({
  slidesCards: Array.from({ length: count }, (_, index) => ({ slideContent: `<h3>Card ${index}</h3>` })),
});
const bodyWith = (count: number) => renderBody(sliderCard, withCards(count));

beforeAll(() => loadIslands(sliderCard, fiveCards));

test.each([
  [1, []],
  [3, []],
  [4, ["Previous slide", "Next slide"]],
  [7, ["Previous slide", "Next slide"]],
])("%i cards have the buttons %j [BL-sliderCard-001, CN-005]", (count, names) => {
  expect([...bodyWith(count).querySelectorAll("button")].map((button) => button.getAttribute("aria-label"))).toEqual(
    names,
  );
});

test.each([
  [3, "big"],
  [4, "small"],
])("with %i cards a cell is %s [BL-sliderCard-002]", (count, cell) => {
  expect(bodyWith(count).querySelector(".cw-slider-card")?.getAttribute("data-cell")).toBe(cell);
});

test("a picture is 160 by 160 px, a card 304 px wide [BL-sliderCard-003, BL-sliderCard-004]", () => {
  const body = renderBody(sliderCard, fiveCards);
  const image = body.querySelector("article img");

  expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["160", "160"]);
  expect(body.querySelector<HTMLElement>(".cw-carousel")?.style.getPropertyValue("--cw-slide-width")).toBe("304px");
});

test.each([
  [true, "true"],
  ["1", "true"],
  [null, "false"],
])("displayAllCardMobile %j has a phone show all cards below each other: %s [BL-sliderCard-005]", (value, expected) => {
  const body = renderBody(sliderCard, { ...fiveCards, displayAllCardMobile: value });
  expect(body.querySelector(".cw-slider-card")?.getAttribute("data-all-on-phone")).toBe(expected);
});

test("shows every documented field [BL-sliderCard-006]", () => {
  const body = renderBody(sliderCard, {
    sliderTitle: "Title",
    sliderDescription: "<p>Description</p>",
    slidesCards: [
      {
        slideImage: [{ url: "/a.png", alt: "Alternative" }],
        slideContent: "<h3>Card</h3>",
        slideButtonLabel: "Go",
        slideButtonLink: "https://other.example.org/",
        slideButtonStyle: "tertiary",
        slideButtonNewTab: "1",
        slideButtonNofollow: 1,
      },
    ],
  });
  const button = body.querySelector("article a");

  expect(body.querySelector("h2")?.textContent).toBe("Title");
  expect(body.querySelector(".cw-slider-card-intro .cw-prose")?.textContent).toBe("Description");
  expect(body.querySelector("img")?.getAttribute("src")).toBe("/a.png");
  expect(body.querySelector("img")?.getAttribute("alt")).toBe("Alternative");
  expect(body.querySelector("article h3")?.textContent).toBe("Card");
  expect(button?.textContent).toBe("Go");
  expect(["href", "target", "rel", "data-style", "aria-label"].map((name) => button?.getAttribute(name))).toEqual([
    "https://other.example.org/",
    "_blank",
    "noopener nofollow",
    "tertiary",
    "Go: Card",
  ]);
});

test("a card has bottom content by the class in its words [CH-011]", () => {
  const bottoms = [...renderBody(sliderCard, fiveCards).querySelectorAll(".cw-slide-words")].map((words) =>
    words.getAttribute("data-bottom"),
  );
  expect(bottoms).toEqual(["false", "false", "true", "false", "false"]);
});

test("the first HTML has all cards; a card without picture and words is left out, and counts for nothing", () => {
  expect(renderBody(sliderCard, fiveCards).querySelectorAll("article")).toHaveLength(5);
  const withEmpty = { slidesCards: [...withCards(3).slidesCards, { slideButtonLabel: "Go", slideButtonLink: "/a/" }] };
  expect(renderBody(sliderCard, withEmpty).querySelector("button")).toBeNull();
  expect(renderHtml(sliderCard, { ...fiveCards, slidesCards: [] })).toBe("");
});

test("a card's picture, and the picture behind a block, keep their focal points in view [CH-012]", () => {
  const picture = { url: "/a.jpg", alt: "A road", width: 900, height: 600, focalPoint: [0.2, 0.4] };
  const card = renderBody(sliderCard, { slidesCards: [{ slideContent: "<p>Words</p>", slideImage: [picture] }] });
  expect(card.querySelector("img")?.style.getPropertyValue("--cw-focus")).toBe("20% 40%");
  expect(editorStyle({ backgroundImage: { url: "/a.jpg", focalPoint: [0.2, 0.4] } })).toMatchObject({
    backgroundPosition: "20% 40%",
  });
});
