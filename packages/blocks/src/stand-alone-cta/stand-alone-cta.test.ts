// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { PageContext, QuoteRequest } from "../define-block.ts";
import { testDiscount } from "../offer/testing/offers.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { standAloneCta } from "./index.tsx";

const buildWire = (example: string, more: object = {}) => ({ ...examples[example], ...more });
const buildContext = (page: Partial<PageContext>) => testContext({ page: { ...testContext().page, ...page } });

function renderElement(wire: object, page: Partial<PageContext> = {}) {
  const content = standAloneCta.schema.parse(wire);
  return standAloneCta.render({ content, data: null, context: buildContext(page), findQuote: () => testDiscount });
}

beforeAll(() => hydrateIslands(Object.values(examples).map((wire) => renderElement(wire))));

function renderBody(...input: Parameters<typeof renderElement>): HTMLElement {
  const element = renderElement(...input);
  return new DOMParser().parseFromString(element ? renderToStaticMarkup(element) : "", "text/html").body;
}

const renderButton = (...input: Parameters<typeof renderBody>) => renderBody(...input).querySelector("a.cw-button");
const empty = { product: [], ctaLabel: null, ctaLink: null };

test("shows with an editor's label, with a link or with a product; the default label alone shows nothing [BL-standAloneCta-001]", () => {
  expect(renderBody(buildWire("whole", empty)).innerHTML).toBe("");
  expect(renderButton(buildWire("whole", { ...empty, ctaLabel: "Choose a course" }))?.getAttribute("href")).toBe(
    "https://account.example.com/courses",
  );
  expect(renderButton(buildWire("whole", { ...empty, ctaLink: "/courses/" }))?.getAttribute("href")).toBe("/courses/");
  expect(renderButton(buildWire("whole", { ctaLabel: null }))?.getAttribute("href")).toMatch(/productId=1002/);
});

test("without a product of its own it sells what the page is about, at that price [BL-standAloneCta-002]", () => {
  const page = { productIds: ["77", "78"], state: "Texas" };
  const own = renderButton(buildWire("whole"), page)?.getAttribute("href") ?? "";
  const ofPage = renderButton(buildWire("ofThePage"), page)?.getAttribute("href") ?? "";
  const asked = (example: string): readonly QuoteRequest[] =>
    standAloneCta.quotes(standAloneCta.schema.parse(buildWire(example)), buildContext(page));

  expect(new URL(own).searchParams.get("productId")).toBe("1002");
  expect(new URL(ofPage).searchParams.get("productId")).toBe("77,78");
  expect(asked("ofThePage").map(({ productIds }) => productIds)).toEqual([["77", "78"]]);
  expect(asked("whole").map(({ productIds }) => productIds)).toEqual([["1002"]]);
  expect(renderBody(buildWire("ofThePage"), page).querySelector(".cw-price-final")?.textContent).toBe("$100");
  expect(renderBody(buildWire("ofThePage")).innerHTML).toBe("");
});

test.each([null, "", " "])("says Start Today where the editor's label is %j [BL-standAloneCta-003]", (ctaLabel) => {
  expect(renderButton(buildWire("whole", { ctaLabel }))?.textContent).toBe("Start Today");
});

test("shows every documented field [BL-standAloneCta-004]", () => {
  const button = renderButton(buildWire("newTab", { ctaType: "tertiary", ctaTag: "foot" }));

  expect(button?.textContent).toBe("See all courses");
  expect(button?.getAttribute("data-style")).toBe("tertiary");
  expect(button?.getAttribute("data-cta-tag")).toBe("foot");
  expect(button?.getAttribute("target")).toBe("_blank");
  expect(button?.getAttribute("rel")).toContain("nofollow");
  expect(renderBody(buildWire("whole")).textContent).toContain("Ready when you are");
  expect(renderBody(buildWire("whole")).querySelector(".cw-price-final")).not.toBeNull();
  expect(renderBody(buildWire("withoutPrice")).querySelector(".cw-price")).toBeNull();
});

test("placeholders become the price, and words that name a price hide the price itself [PR-028, PR-029]", () => {
  const filled = renderBody(buildWire("priceInText"));
  const named = renderBody(buildWire("amountInText"));

  expect(filled.querySelector(".cw-offer-text")?.textContent).toBe("Now $79.50, you save $20.50");
  for (const body of [filled, named]) expect(body.querySelector(".cw-price")).toBeNull();
  expect(named.textContent).toContain("Only $99 this week");
});
