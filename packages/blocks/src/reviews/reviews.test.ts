// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { examples } from "./examples.ts";
import { REVIEW_TYPES } from "./fields.ts";
import { reviews } from "./index.tsx";
import { SAMPLE_REVIEWS } from "./sample-reviews.ts";

const review = (reviewText: string | null, more: object = {}) => ({ reviewText, reviewerName: "Sam", ...more });
const quotes = (body: HTMLElement) => [...body.querySelectorAll("blockquote")].map((quote) => quote.textContent);

beforeAll(() => loadIslands(reviews, examples["slider"]));

test.each([
  ["cards", { quotes: 6, cards: 6, buttons: 0 }],
  ["slider", { quotes: 6, cards: 0, buttons: 2 }],
  ["columns", { quotes: 6, cards: 0, buttons: 0 }],
  ["columnsType2", { quotes: 6, cards: 6, buttons: 0 }],
  ["stars", { quotes: 0, cards: 0, buttons: 0 }],
  ["single", { quotes: 1, cards: 0, buttons: 0 }],
])("the type %s shows its own layout and no other [BL-reviews-001]", (reviewType, shown) => {
  const body = renderBody(reviews, { reviewType });
  const counted = {
    quotes: body.querySelectorAll("blockquote").length,
    cards: body.querySelectorAll(".cw-card").length,
    buttons: body.querySelectorAll("button").length,
  };

  expect([...body.querySelectorAll("[data-type]")].map((layout) => layout.getAttribute("data-type"))).toEqual([
    reviewType,
  ]);
  expect(counted).toEqual(shown);
});

test.each(["carousel", "", null, undefined])("the type %j shows nothing [BL-reviews-001]", (reviewType) => {
  expect(renderHtml(reviews, { reviewType, reviewTitle: "Reviews" })).toBe("");
});

test("without reviews of the brand's own there are built-in ones, each marked as a sample in its data and not beside its words [BL-reviews-002]", () => {
  for (const reviewType of REVIEW_TYPES.filter((type) => type !== "stars")) {
    const shown = [...renderBody(reviews, { reviewType }).querySelectorAll("figure")];

    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((figure) => /sample/iu.test(figure.textContent))).toEqual([]);
  }
  expect(SAMPLE_REVIEWS.every(({ isSample }) => isSample)).toBe(true);
});

test("a brand's own reviews take the place of the samples [BL-reviews-002]", () => {
  const body = renderBody(reviews, {
    reviewType: "cards",
    reviewList: [
      review("Great.", { reviewerDetail: "Ohio", reviewRating: "4" }),
      review(null),
      review("Good.", { reviewRating: 9, isSample: true }),
    ],
  });
  const figures = [...body.querySelectorAll("figure")];

  expect(quotes(body)).toEqual(["Great.", "Good."]);
  expect(figures.map((figure) => figure.querySelector("figcaption")?.textContent)).toEqual(["SamOhio", "Sam"]);
  expect(figures.map((figure) => figure.querySelector("[role=img]")?.getAttribute("aria-label"))).toEqual([
    "4 out of 5 stars",
    undefined,
  ]);
});

test("the layout of stars says 4.9/5 and over 6,000 reviews [BL-reviews-003]", () => {
  const body = renderBody(reviews, examples["stars"]);

  expect(body.querySelector(".cw-reviews-stars")?.textContent).toBe("4.9/5Over 6,000 reviews");
  expect(body.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("4.9 out of 5 stars");
});

test("the stars' figures show in no other layout [BL-reviews-003]", () => {
  for (const reviewType of REVIEW_TYPES.filter((type) => type !== "stars"))
    expect(renderBody(reviews, { reviewType }).textContent).not.toMatch(/4\.9|6,000/);
});

test("shows every documented field [BL-reviews-004]", () => {
  const body = renderBody(reviews, {
    reviewType: "SINGLE",
    reviewTitle: "Title",
    backgroundImage: [{ url: "/back.png" }],
    backgroundColor: "#102030",
    textColor: "#ffffff",
    styles: "promo",
  });
  const section = body.querySelector("section");

  expect(body.querySelector("h2")?.textContent).toBe("Title");
  expect(section?.style.backgroundImage).toContain("/back.png");
  expect(section?.style.backgroundColor).toBe("rgb(16, 32, 48)");
  expect(section?.style.color).toBe("rgb(255, 255, 255)");
  expect(section?.className).toContain("promo");
});
