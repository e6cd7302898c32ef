// @vitest-environment jsdom
import type { Quote } from "@courseway/pricing";
import { act, cleanup, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { PageContext } from "../define-block.ts";
import { testDiscount, testOffers } from "../offer/testing/offers.ts";
import { renderPage } from "../shared/testing/render-page.tsx";
import { stubIntersection } from "../shared/testing/stub-intersection.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { TEST_NOW, testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { topBundle } from "./index.tsx";

const HOUR = 3_600_000;
const running = { offerBanner: { phase: "main", countdownTo: TEST_NOW + 30 * HOUR } } as const;
const SELLING: Partial<PageContext> = { productIds: ["77"], offers: { ...testOffers(), ...running } };

const buildWire = (example: string, more: object = {}) => ({ ...examples[example], ...more });
const buildContext = (page: Partial<PageContext>) => testContext({ page: { ...testContext().page, ...page } });

function renderElement(wire: object, page: Partial<PageContext> = SELLING, quote: Quote | null = testDiscount) {
  const content = topBundle.schema.parse(wire);
  return topBundle.render({ content, data: null, context: buildContext(page), findQuote: () => quote });
}

function renderBody(...input: Parameters<typeof renderElement>): HTMLElement {
  const element = renderElement(...input);
  return new DOMParser().parseFromString(element ? renderToStaticMarkup(element) : "", "text/html").body;
}

const findMain = (body: HTMLElement) => body.querySelector("#block-0-cta");

beforeAll(() => hydrateIslands([renderElement(buildWire("whole"))]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows every documented field [BL-topBundle-001]", () => {
  const body = renderBody(buildWire("whole", { buttonScrollStyle: "tertiary" }));
  const picture = body.querySelector(".cw-hero-aside > img");

  expect(body.querySelector("h1")?.textContent).toMatch(/^Every hour/);
  for (const words of [
    "Choose the package",
    "Approved in all 50 states",
    "Join 40,000 people",
    "4.8 from 1,200 students",
  ])
    expect(body.textContent).toContain(words);
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["370", "242"]);
  expect(body.querySelector(".cw-seal img")?.getAttribute("width")).toBe("80");
  expect(body.querySelectorAll(".cw-stars [data-filled=true]")).toHaveLength(4);
  expect(body.querySelector(".cw-price-final")?.textContent).toContain("$100");
  expect(body.querySelector(".cw-countdown")?.textContent).toContain("OFFER ENDS");
  expect(findMain(body)?.textContent).toBe("Compare packages");
  expect(findMain(body)?.getAttribute("href")).toBe("#packages");
  expect(findMain(body)?.getAttribute("data-style")).toBe("tertiary");
  expect(body.querySelector(".cw-film a")?.getAttribute("href")).toContain("abc123def4");
  expect(body.querySelector(".cw-hero")?.hasAttribute("data-aside-first")).toBe(false);
  expect(renderBody(buildWire("pictureLeft")).querySelector(".cw-hero")?.hasAttribute("data-aside-first")).toBe(true);
});

test("what the editor leaves empty is not there, and a section of nothing is none", () => {
  const body = renderBody(buildWire("wordsAlone"));
  expect(body.querySelectorAll(".cw-hero-aside, .cw-seal, .cw-stars, .cw-price, .cw-countdown, .cw-film")).toHaveLength(
    0,
  );

  const empty = { topProductTitle: null, topProductContent: null };
  expect(renderBody(buildWire("wordsAlone", empty), {}).innerHTML).toBe("");
});

test("the film's button stands second, as a quieter one [BL-topSectionWysiwyg-008, BL-topSectionWysiwyg-010]", () => {
  const [first, second] = renderBody(buildWire("whole")).querySelectorAll(".cw-button-group .cw-button");

  expect(first?.id).toBe("block-0-cta");
  expect(second?.textContent).toBe("Watch Overview");
  expect(second?.getAttribute("data-style")).toBe("secondary");
});

test.each([
  ["is there while the site's promotion is on", {}, true],
  ["is not there at its very end", { countdownTo: TEST_NOW }, false],
  ["is not there without an end", { countdownTo: null }, false],
  ["is not there without a promotion", { phase: "hidden" }, false],
] as const)("the countdown %s [BL-topSectionWysiwyg-004, BL-topSectionWysiwyg-005]", (_, banner, isThere) => {
  const offers = { ...testOffers(), offerBanner: { ...running.offerBanner, ...banner } };
  const shows = (example: string) =>
    renderBody(buildWire(example), { ...SELLING, offers }).querySelector(".cw-countdown") !== null;

  expect(shows("whole")).toBe(isThere);
  expect(shows("withoutPicture")).toBe(false);
});

test("without an anchor the button buys what the page is about, under the brand's label [LNK-015, LNK-020, LNK-021]", () => {
  const button = findMain(renderBody(buildWire("toCheckout")));

  expect(button?.textContent).toBe("Get My License");
  expect(new URL(button?.getAttribute("href") ?? "").searchParams.get("productId")).toBe("77");
  expect(topBundle.quotes(topBundle.schema.parse(buildWire("whole")), buildContext(SELLING))).toMatchObject([
    { productIds: ["77"] },
  ]);
  expect(findMain(renderBody(buildWire("toCheckout"), {}))).toBeNull();
});

test("words that name the price take its place [PR-028, PR-029]", () => {
  const body = renderBody(buildWire("priceInText"));

  expect(body.textContent).toContain("From $100, you save");
  expect(body.querySelector(".cw-price")).toBeNull();
});

test("a promise stands with a price, but for Florida [BL-topSectionWysiwyg-009]", () => {
  const promises = (state: string | null, example = "whole") =>
    renderBody(buildWire(example), { ...SELLING, state }).textContent.includes("100% Money Back Guarantee");

  expect([promises("Texas"), promises("FL"), promises("Texas", "wordsAlone")]).toEqual([true, false, false]);
});

test("the bar at the foot sells what the page is about while the main button is out of view, and only with a price [POP-006]", async () => {
  const observers = stubIntersection();
  const leave = () => observers.at(-1)?.tell(false, document.querySelector("[id$='-cta']"));
  await renderPage(renderElement(buildWire("whole")));
  expect(screen.queryByRole("complementary", { name: "Buy this course" })).toBeNull();
  act(() => leave());
  const bar = screen.getByRole("complementary", { name: "Buy this course" });
  expect(bar.textContent).toContain("$100");
  expect(bar.querySelector("a")?.getAttribute("href")).toContain("productId=77");

  cleanup();
  await renderPage(renderElement(buildWire("whole"), SELLING, null));
  act(() => leave());
  expect(screen.queryByRole("complementary", { name: "Buy this course" })).toBeNull();
});
