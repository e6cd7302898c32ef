// @vitest-environment jsdom
import { cents, type Quote } from "@courseway/pricing";
import { TestBrowser, testSettings } from "@courseway/visitor/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { QuoteRequest } from "../define-block.ts";
import { BlocksProvider } from "../blocks-provider.client.tsx";
import { pricingContext } from "../offer/pricing-context.ts";
import { fetchQuotes } from "../offer/quote-port.ts";
import { testQuote } from "../offer/testing/offers.ts";
import { hydrateIslands } from "../shared/testing/hydrate-islands.ts";
import { stubIntersection } from "../shared/testing/stub-intersection.ts";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { productBuilder } from "./index.tsx";

const PRICES: Readonly<Record<string, number>> = {
  "1001": 2900,
  "1002": 4900,
  "1003": 9900,
  "1004": 7900,
  "1005": 1900,
};
const priced = (id: string, more: Partial<Quote> = {}): Quote => ({
  ...testQuote,
  productIds: [id],
  courseIds: [`c${id}`],
  discountPrice: cents(PRICES[id] ?? 0),
  maxPrice: cents(PRICES[id] ?? 0),
  ...more,
});
const findQuote = ({ productIds }: QuoteRequest) => priced(productIds[0] ?? "");

const buildWire = (example: string, more: object = {}) => ({ ...examples[example], ...more });
function renderElement(wire: object, quotes: typeof findQuote | (() => null) = findQuote) {
  const content = productBuilder.schema.parse(wire);
  return productBuilder.render({ content, data: null, context: testContext(), findQuote: quotes });
}

const bodySchema = z.object({
  sets: z.array(z.object({ productIds: z.array(z.string()), couponCodes: z.array(z.string()) })),
});
const asked: z.infer<typeof bodySchema>["sets"][] = [];
let isDown = false;

beforeAll(() => hydrateIslands([renderElement(buildWire("whole"))]));
beforeEach(() => {
  stubIntersection();
  asked.length = 0;
  isDown = false;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page's own host, as the page's offers call it. */
const quotes = fetchQuotes(async (_, init) => {
  const { sets } = bodySchema.parse(JSON.parse(String(init?.body)));
  asked.push(sets);
  if (isDown) return Response.error();
  return Response.json({
    quotes: sets.map(({ productIds }) => priced(productIds[0] ?? "", { discountPrice: cents(1000) })),
  });
});

const settle = async () => {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
};

/** @param jar the visitor's cookies; without a state the lookup answers Texas */
async function show(
  wire: object = buildWire("whole"),
  jar: Record<string, string> = { state: "TX" },
  answer?: TestBrowser["answer"],
) {
  const browser = Object.assign(new TestBrowser(), { jar }, answer ? { answer } : {});
  render(
    <BlocksProvider
      context={pricingContext(testContext())}
      visitor={testSettings(browser.time)}
      browser={browser}
      dependencies={{ quotes, defer: queueMicrotask }}
    >
      {renderElement(wire)}
    </BlocksProvider>,
  );
  await settle();
  return browser;
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const listOptions = (name: string) => [...select(name).options].map(({ label, value }) => `${label}=${value}`);
const choose = async (name: string, value: string) => {
  fireEvent.change(select(name), { target: { value } });
  await settle();
};
const durations = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .map((radio) => radio.closest("label")?.textContent.replaceAll(/\s+/g, " ").trim());
const duration = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value;
const button = () => document.querySelector(".cw-study-plan a.cw-button");
const findProductId = (link: Element | null) => new URL(link?.getAttribute("href") ?? "").searchParams.get("productId");

test("has its headings and promises, a picker heading of the editor's own where there is one [SB-001, SB-002, SB-011, SB-012]", async () => {
  await show();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Build your study plan");
  expect(screen.getByRole("heading", { name: "Choose a State and Course" })).not.toBeNull();
  expect(screen.getByText("One-time charge. Renew anytime.")).not.toBeNull();
  expect(screen.getByText("100% money-back guarantee: contact us within 5 days of your purchase.")).not.toBeNull();

  cleanup();
  await show(buildWire("oneState"));
  expect(screen.getByRole("heading", { name: "Choose your plan" })).not.toBeNull();
});

test("begins with the state of the cookie, its Salesperson course and the second duration, marked Most Popular [SB-003, SB-004, SB-005, SB-013, LOC-001]", async () => {
  await show(buildWire("whole"), { state: "TX" });

  expect(select("State").value).toBe("Texas");
  expect(select("Course").value).toBe("Salesperson");
  expect(durations()).toEqual(["1 Week $29", "1 Month Most Popular $49", "3 Months $99"]);
  expect(duration()).toBe("1 Month");
  expect(button()?.textContent).toBe("Get 1 Month");
  expect(findProductId(button())).toBe("1002");
});

test("without a cookie it waits for the lookup and says so; a visitor from elsewhere chooses [SB-004, LOC-001]", async () => {
  let answer: ((response: Response) => void) | undefined;
  const late = new Promise<Response>((resolve) => (answer = resolve));
  await show(buildWire("whole"), {}, () => late);
  expect(document.querySelector(".cw-study-plan")?.getAttribute("aria-busy")).toBe("true");
  expect(listOptions("State")[0]).toBe("Loading your state=");

  answer?.(Response.json({ state: "AZ" }));
  await settle();
  expect(document.querySelector(".cw-study-plan")?.getAttribute("aria-busy")).toBe("false");
  expect(select("State").value).toBe("Arizona");
  expect(select("Course").value).toBe("Managing Broker");

  cleanup();
  await show(buildWire("whole"), {}, async () => Response.json({ state: "OH" }));
  expect(listOptions("State")).toEqual(["Select a State=", "Texas=Texas", "Arizona=Arizona"]);
});

test("without a state the lists have the one option No Options, and nothing is sold [SB-010]", async () => {
  await show(buildWire("whole"), { state: "OH" });

  expect(listOptions("Course")).toEqual(["No Options=No Value"]);
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)).toEqual(["No Value"]);
  expect(durations()).toEqual(["No Options"]);
  expect(button()).toBeNull();
});

test("another state brings its own courses, durations and prices [SB-006]", async () => {
  await show();
  await choose("State", "Arizona");

  expect(listOptions("Course")).toEqual(["Managing Broker=Managing Broker"]);
  expect(durations()).toEqual(["1 Week $19", "1 Month Most Popular $29"]);
  expect(findProductId(button())).toBe("1001");
});

test("the button is as large as its editor wants it, and a screen reader hears the row's own words for it [LNK-003, A11Y-015]", async () => {
  await show();
  fireEvent.click(screen.getByRole("radio", { name: /3 Months/ }));
  const link = screen.getByRole("link", { name: "Get the whole season: three months of Salesperson" });
  expect([link.textContent, link.dataset["size"]]).toEqual(["Get the whole season", "large"]);
  fireEvent.click(screen.getByRole("radio", { name: /1 Week/ }));
  expect(screen.getByRole("link", { name: "Get 1 Week" }).hasAttribute("aria-label")).toBe(false);

  cleanup();
  await show(buildWire("oneRow"));
  expect(screen.getByRole("link", { name: "Get 1 Week" }).dataset["size"]).toBe("small");
});

test("another course filters the durations [SB-007]", async () => {
  await show();
  expect(listOptions("Course")).toEqual(["Salesperson=Salesperson", "Broker=Broker"]);
  await choose("Course", "Broker");
  expect(durations()).toEqual(["1 Month $79"]);
  expect(findProductId(button())).toBe("1004");
});

test("a duration sets the checkout link and the button's text, the row's own where there is one [SB-003, SB-008]", async () => {
  await show();
  fireEvent.click(screen.getByRole("radio", { name: /1 Week/ }));
  expect([button()?.textContent, findProductId(button())]).toEqual(["Get 1 Week", "1001"]);
  fireEvent.click(screen.getByRole("radio", { name: /3 Months/ }));
  expect([button()?.textContent, findProductId(button())]).toEqual(["Get the whole season", "1003"]);
});

test("a coupon that comes later reprices the state that is shown, another state when it is chosen [SB-006, SB-009, CP-023]", async () => {
  const browser = await show();
  expect(asked).toEqual([]);
  act(() => browser.coupon("LATE"));
  await settle();
  await vi.waitFor(() =>
    expect(durations()).toEqual(["1 Week was $29 $10", "1 Month Most Popular was $49 $10", "3 Months was $99 $10"]),
  );
  expect(asked[0]?.map(({ productIds, couponCodes }) => [...productIds, ...couponCodes])).toEqual([
    ["1001", "LATE"],
    ["1002", "LATE", "SAVE20"],
    ["1003", "LATE"],
    ["1004", "LATE"],
  ]);

  await choose("State", "Arizona");
  // The prices of products that both states sell are already known.
  await vi.waitFor(() => expect(asked.at(-1)?.map(({ productIds }) => productIds[0])).toEqual(["1005"]));
  expect(duration()).toBe("1 Month");
});

test("a price lookup that fails shows nothing special: prices and button stay [ERR-016]", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  isDown = true;
  const browser = await show();
  act(() => browser.coupon("LATE"));
  await settle();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());

  expect(durations()).toEqual(["1 Week $29", "1 Month Most Popular $49", "3 Months $99"]);
  expect(screen.queryByRole("alert")).toBeNull();
  warn.mockRestore();
});

test("without any price the plan can still be chosen and bought [API-024, ERR-016]", () => {
  const html = renderToStaticMarkup(renderElement(buildWire("whole"), () => null));
  expect(html).toContain("Build your study plan");
  expect(html).not.toMatch(/\$\d/);
});

test("each product is priced with the override, else with its own coupon, and its link hands it over [CP-023]", async () => {
  const requests = (example: string) =>
    productBuilder
      .quotes(productBuilder.schema.parse(buildWire(example)), testContext())
      .map(({ productIds, coupon }) => [...productIds, coupon]);

  expect(requests("whole").slice(0, 3)).toEqual([
    ["1001", null],
    ["1002", "SAVE20"],
    ["1003", null],
  ]);
  expect(requests("oneState").map(([, coupon]) => coupon)).toEqual(Array(4).fill("WELCOME10"));
  await show(buildWire("oneState"));
  expect(new URL(button()?.getAttribute("href") ?? "").searchParams.get("hc")).toBe("WELCOME10");
});

test("knows the eight courses and three durations; a row of anything else is left out [SB-014, SB-015, SB-016]", async () => {
  const types = [
    "Salesperson",
    "Broker",
    "Sales Associate",
    "Managing Broker",
    "Associate Broker",
    "Qualifying Broker",
    "Principal Broker",
    "Affiliate Broker",
  ];
  const rows = [...types, "Plumber"].flatMap((courseType) =>
    ["3 Months", "1 Week", "1 Month", "1 Year"].map((length) => ({
      typeHandle: "studyPlanRow",
      state: "Texas",
      courseType,
      duration: length,
      productId: "1001",
    })),
  );
  await show(buildWire("whole", { productBuilder: rows }));

  expect([...select("Course").options].map(({ value }) => value)).toEqual(types);
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value)).toEqual([
    "1 Week",
    "1 Month",
    "3 Months",
  ]);
  expect(renderElement(buildWire("withoutRows"))).toBeNull();
});

test("shows the pictures of either field and the editor's words, and each plan without script [SB-014]", () => {
  const html = (example: string) => renderToStaticMarkup(renderElement(buildWire(example)));

  expect(html("whole").match(/<img/g)).toHaveLength(2);
  expect(html("oneRow")).toContain('alt="Keys of a house"');
  expect(html("whole")).toContain("What every plan has");
  expect(/<noscript[^>]*>(.*?)<\/noscript>/s.exec(html("whole"))?.[1]).toMatch(
    /productId=1002.*>Texas, Salesperson, 1 Month<.*\$49/s,
  );
});
