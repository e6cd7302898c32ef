// @vitest-environment jsdom
import { createQuote, type Quote, type QuoteFacts } from "@courseway/pricing";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { QuoteRequest } from "../define-block.ts";
import { BlocksProvider } from "../blocks-provider.client.tsx";
import type { QuotePort } from "../offer/quote-port.ts";
import { testDiscount, testPage, testQuote } from "../offer/testing/offers.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { testBrands } from "../shared/testing/brands.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { bundle } from "./index.tsx";

afterEach(cleanup);

const buildWire = (example: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...examples[example],
  ...more,
});

interface Drawn {
  readonly findQuote?: (request: QuoteRequest) => Quote | null;
  readonly data?: unknown;
  readonly brand?: (typeof testBrands)[keyof typeof testBrands];
}

function renderElement(wire: object, { findQuote = () => testQuote, data = null, brand = testBrands.ace }: Drawn = {}) {
  const content = bundle.schema.parse(wire);
  return bundle.render({ content, data, context: testContext({ brand }), findQuote });
}

beforeAll(() => hydrateIslands(Object.values(examples).map((wire) => renderElement(wire))));

function renderBody(wire: object, drawn: Drawn = {}): HTMLElement {
  const html = renderToStaticMarkup(renderElement(wire, drawn));
  return new DOMParser().parseFromString(html, "text/html").body;
}

const listColumns = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>(".cw-bundle")];
const words = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, " ").trim() ?? null;
const wireBundles = (example: string): readonly Readonly<Record<string, unknown>>[] => {
  const bundles = examples[example]?.["bundles"];
  return Array.isArray(bundles) ? bundles : [];
};

test("has one to three columns, of more the first three, and shows nothing without any [BL-bundle-001]", () => {
  const [first] = wireBundles("whole");
  const columns = (count: number) =>
    listColumns(renderBody(buildWire("whole", { bundles: Array.from({ length: count }, () => first) }))).length;

  expect([1, 2, 3, 5].map(columns)).toEqual([1, 2, 3, 3]);
  expect(renderElement(buildWire("whole", { bundles: [] }))).toBeNull();
});

test("its columns are called Basic, Deluxe and Premium, where the editor gives them no heading [BL-bundle-014]", () => {
  const names = (example: string) =>
    listColumns(renderBody(buildWire(example))).map((one) => words(one.querySelector("h2, h3")));

  expect(names("whole")).toEqual(["Basic", "Deluxe", "Premium"]);
  expect(names("two")).toEqual(["The course", "The course and the exam"]);
});

test("under each bundle stand its own features, with icon, value, badge and words [BL-bundle-003, BL-bundle-016]", () => {
  const body = renderBody(buildWire("whole"));
  const titles = listColumns(body).map((column) =>
    [...column.querySelectorAll("summary .cw-feature-title")].map((title) => words(title)),
  );
  expect(titles.map((list) => list.length)).toEqual([2, 4, 5]);
  expect(titles[1]).toEqual([
    "All the hours your state asks for",
    "Certificate by email",
    "Exam questions",
    "Readiness score",
  ]);

  const [, , questions, score] = [...(listColumns(body)[1]?.querySelectorAll(".cw-features > li") ?? [])];
  expect(questions?.querySelector("summary img")?.getAttribute("src")).toContain("document.svg");
  expect(words(questions?.querySelector("summary .cw-feature-value"))).toBe("1,000 questions, a $49 value");
  expect(words(questions?.querySelector(".cw-prose"))).toMatch(/^Each with a worked answer/);
  expect(words(score?.querySelector("summary .cw-badge"))).toBe("New");
});

test("a feature without a title is left out, one without words has nothing to open [BL-bundle-016]", () => {
  const items = [...renderBody(buildWire("withoutProducts")).querySelectorAll(".cw-features > li")];

  expect(items).toHaveLength(2);
  expect(items.map((item) => item.querySelector("details") !== null)).toEqual([true, false]);
});

test("the features of one column are one group, so that the browser opens one at a time, with a button that needs no script [BL-bundle-005, PR-037]", () => {
  const groups = listColumns(renderBody(buildWire("whole"))).map((column) => [
    ...new Set([...column.querySelectorAll("details")].map((details) => details.getAttribute("name"))),
  ]);

  expect(groups).toHaveLength(3);
  expect(groups.map((names) => names.length)).toEqual([1, 1, 1]);
  expect(new Set(groups.flat()).size).toBe(3);
  expect(groups.flat().every(Boolean)).toBe(true);
});

test("the pay-later small print stands below as soon as one bundle has a product, whatever it costs [BL-bundle-006]", () => {
  const cheap = createQuote({ ...testQuote, originalPrice: 1000, discountPrice: 1000, maxPrice: 1000 });
  const printed = (example: string) => words(renderBody(buildWire(example), { findQuote: () => cheap }));

  expect(printed("whole")).toContain("Pay-later plans are offered by Affirm and Klarna");
  expect(printed("whole")).not.toContain("interest-free");
  expect(printed("withoutProducts")).not.toContain("Pay-later");
});

test.each([
  [
    "whole",
    "Pass the test or your money back!",
    "Ace or Don't Pay Guarantee",
    /do not pass your exam on the first try/,
  ],
  [
    "two",
    "30-Day Satisfaction Guarantee",
    "30-Day Satisfaction Guarantee",
    /not completed the course.*full refund within 30 days/,
  ],
] as const)(
  "the promise of the example %s is a line that opens its dialog, under every brand [BL-bundle-007, BL-bundle-008, BL-bundle-009, BL-bundle-010, BL-bundle-011, BL-bundle-012, MD-015]",
  (example, label, title, meaning) => {
    for (const brand of Object.values(testBrands)) {
      const body = renderBody(buildWire(example), { brand });
      const lines = [...body.querySelectorAll("button")].filter((button) => words(button) === label);
      const dialog = body.querySelector(`dialog#${lines[0]?.getAttribute("commandfor")}`);

      expect(lines).toHaveLength(listColumns(body).length);
      expect(lines.every((line) => line.getAttribute("command") === "show-modal")).toBe(true);
      expect(words(dialog?.querySelector("h2"))).toBe(title);
      expect(words(dialog?.querySelector(".cw-dialog-content"))).toMatch(meaning);
    }
  },
);

test("a bundle for Florida has no promise, its neighbors do [BL-bundle-013]", () => {
  const columns = listColumns(renderBody(buildWire("florida")));
  expect(columns.map((column) => words(column)?.includes("money back!"))).toEqual([false, true]);
});

test("the editor's link wins: the override, else the link, else the products' checkout [BL-bundle-015]", () => {
  const [first] = wireBundles("whole");
  const link = (more: Readonly<Record<string, unknown>>) =>
    listColumns(renderBody(buildWire("whole", { bundles: [{ ...first, ...more }] })))[0]?.querySelector("a.cw-button");

  expect(link({ ctaLink: "/own/", ctaLinkOverride: "/over/" })?.getAttribute("href")).toBe("/over/");
  expect(link({ ctaLink: "/own/" })?.getAttribute("href")).toBe("/own/");
  expect(link({})?.getAttribute("href")).toMatch(/^https:\/\/checkout\.example\.com\/checkout\?productId=1001/);
  const set = link({
    ctaLabel: "Buy",
    ctaStyle: "tertiary",
    ctaLinkNewTab: true,
    ctaLinkNofollow: true,
    ctaLinkAriaLabel: "Buy Basic",
  });
  expect(words(set)).toBe("Buy");
  expect(set?.getAttribute("data-style")).toBe("tertiary");
  expect(set?.getAttribute("target")).toBe("_blank");
  expect(set?.getAttribute("rel")).toContain("nofollow");
  expect(set?.getAttribute("aria-label")).toBe("Buy Basic");
});

test("a column prints what the editor wrote and what commerce says of it [PR-036, PR-015, PR-016, PR-017, PR-018, PR-020]", () => {
  const [first] = wireBundles("whole");
  const wire = buildWire("whole", {
    bundles: [
      {
        ...first,
        topContentStyles: "mt-4",
        topBackgroundColor: "#0c2d48",
        topTextColor: "#fff",
        bottomContent: "<p>Free books</p>",
      },
    ],
  });
  const quote = createQuote({ ...testQuote, maxPrice: 12_500, productFees: 595 });
  const [column] = listColumns(renderBody(wire, { findQuote: () => quote }));
  const top = column?.querySelector<HTMLElement>(".cw-bundle-top");

  expect(top?.className).toContain("mt-4");
  expect(top?.style.backgroundColor).toBe("rgb(12, 45, 72)");
  expect(top?.style.color).toBe("rgb(255, 255, 255)");
  for (const part of [
    "For people who like to study alone.",
    "Chapter quizzes",
    "Free books",
    "$100",
    "$125",
    "20% off",
    "$5.95",
    "As low as $10/mo",
    "4 interest-free payments of $25.00 with",
  ])
    expect(words(column)).toContain(part);
});

test("pay-later lines need an original price of $50, a saving the badge; dollars for a flat discount [PR-019, PR-021, PR-022]", () => {
  const printed = (more: Partial<QuoteFacts>) =>
    words(listColumns(renderBody(buildWire("one"), { findQuote: () => createQuote({ ...testQuote, ...more }) }))[0]) ??
    "";
  const at = (price: number) => ({ originalPrice: price, discountPrice: price, maxPrice: price });

  expect(printed(at(4999))).not.toMatch(/interest-free|As low as/);
  expect(printed(at(5000))).toMatch(/As low as.*interest-free/);
  expect(printed(at(5000))).not.toContain("off");
  expect(printed({ ...at(5000), maxPrice: 6250, discountType: "FLAT" })).toContain("$12.50 off");
});

test("the fee of a bundle opens its own explanation, and none is there without a fee [PR-038]", () => {
  const withFee = (productFees: number) =>
    renderBody(buildWire("whole"), { findQuote: () => createQuote({ ...testQuote, productFees }) });
  const openers = (body: HTMLElement) => [...body.querySelectorAll("button.cw-fee-link")];
  const body = withFee(595);

  expect(openers(body)).toHaveLength(3);
  for (const opener of openers(body))
    expect(words(body.querySelector(`dialog#${opener.getAttribute("commandfor")} .cw-dialog-content`))).toContain(
      "Your state charges this fee",
    );
  expect(openers(withFee(0))).toEqual([]);
});

test("without a price the button stays, and nothing says that one is missing [PR-035]", () => {
  const body = renderBody(buildWire("whole"), { findQuote: () => null });

  expect(body.querySelectorAll(".cw-price")).toHaveLength(0);
  expect(body.querySelectorAll(".cw-bundle a.cw-button")).toHaveLength(3);
  expect(words(body)).not.toMatch(/error|unavailable/i);
});

const sessions = [{ title: "June", eventsList: [{ day: "Mon, Jun 1", time: "6 pm", eventId: "e1" }] }];
const item = { courseid: "5001", category: null, webinarTitle: "", webinarContent: "", sessionList: sessions };

test("asks for its webinars' sessions; one schedule alone offers no View Schedule, two do [WS-005, WS-006, WS-007]", async () => {
  const schedule = vi.fn(async () => [item]);
  const ports = { schedule, brandRating: () => Promise.resolve(null) };
  const opener = async (wire: object) => {
    const data = await bundle.load?.(bundle.schema.parse(wire), testContext(), ports);
    const body = renderBody(wire, { data });
    return [...body.querySelectorAll("button")].some((button) => words(button) === "View Schedule");
  };

  expect(await opener(buildWire("withSchedules"))).toBe(true);
  expect(await opener(buildWire("withSchedules", { bundles: wireBundles("withSchedules").slice(0, 1) }))).toBe(false);
  expect(schedule).toHaveBeenCalledTimes(2);
  expect(await opener(buildWire("whole"))).toBe(false);
  expect(schedule).toHaveBeenCalledTimes(2);
});

test("has the editor's ground, picture, classes, heading and promise [BL-bundle-017]", () => {
  const section = renderBody(buildWire("withSchedules", { backgroundColor: "#f4f1ea" })).querySelector("section");

  expect(section?.className).toContain("py-24");
  expect(section?.style.backgroundImage).toContain("backdrop.svg");
  expect(section?.style.backgroundColor).toBe("rgb(244, 241, 234)");
  expect(words(section?.querySelector(".cw-pricing-top h2"))).toBe("Choose how much help you want");
});

/** Renders the block for a visitor, on a page that requests its prices from `quotes`. */
async function visit(jar: Record<string, string>, quotes: QuotePort, log = vi.fn()) {
  const context = testContext();
  const browser = Object.assign(new TestBrowser(), { jar });
  render(
    <BlocksProvider
      context={{ ...pricingContext(context), offers: testPage.offers }}
      visitor={testSettings(browser.time)}
      browser={browser}
      dependencies={{ quotes, reducedMotion: () => true, defer: queueMicrotask, log }}
    >
      {renderElement(buildWire("whole"))}
    </BlocksProvider>,
  );
  const settle = () => act(() => vi.dynamicImportSettled());
  await settle();
  await settle();
  return { browser, settle };
}

const finals = () => [...document.querySelectorAll(".cw-bundle .cw-price-final")].map((final) => words(final));
const hrefs = () => [...document.querySelectorAll(".cw-bundle a.cw-button")].map((link) => link.getAttribute("href"));

test("an emailed coupon lowers all columns in one call, says so, and goes to the checkout [CP-024, CP-026]", async () => {
  const quotes = vi.fn<QuotePort>(async (sets) => sets.map(() => testDiscount));
  await visit({ emailCoupon: "CAREER20" }, quotes);

  await vi.waitFor(() => expect(finals()).toEqual(Array(3).fill("now $79.50")));
  expect(quotes).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText(/Coupon Applied!/).length).toBeGreaterThanOrEqual(3);
  expect(hrefs().every((href) => href?.includes("CAREER20"))).toBe(true);
});

test("without one the prices stay and links carry the products' own coupons under the brand's parameter [CP-027]", async () => {
  const quotes = vi.fn<QuotePort>(async (sets) => sets.map(() => testDiscount));
  await visit({}, quotes);

  expect(quotes).not.toHaveBeenCalled();
  expect(finals()).toEqual(["$100", "$100", "$100"]);
  expect(hrefs().map((href) => new URL(href ?? "").searchParams.get("hc"))).toEqual([null, "SAVE20", "SAVE20"]);
});

test("a failed refetch is logged, and the prices stay as they were [CP-031, PR-035]", async () => {
  const log = vi.fn();
  await visit({ emailCoupon: "CAREER20" }, async () => Promise.reject(new Error("down")), log);

  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(finals()).toEqual(["$100", "$100", "$100"]);
  expect(document.body.textContent).not.toMatch(/Coupon Applied!|error/i);
});
