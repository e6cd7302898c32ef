// @vitest-environment jsdom
import { fakeCommerce, type FakeCommerceOptions } from "@courseway/pricing/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createElement, Fragment, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { anOrder, aPromotion, TEST_MOMENT } from "../test-kit/index.ts";
import { useOffer, type OfferSettings } from "./index.ts";

const shop: FakeCommerceOptions = {
  products: {
    "tx-90": { originalPrice: 12900, courseIds: ["c-7"] },
    "tx-60": { originalPrice: 9900, courseIds: ["c-8"] },
  },
  codes: { SALE20: { percent: 20 }, FRIDAY50: { percent: 50 }, MAIL30: { percent: 30 } },
};
const ADDRESS = "https://app.example/";

/** A page of a plain React app. */
function BuyBox(settings: OfferSettings) {
  const { status, price, compareAt, link, reasons, error } = useOffer(settings);
  const why = reasons.map(({ code, reason }) => `${code} ${reason}`).join(", ");
  const text = [status, price, compareAt, why, error?.code].filter(Boolean).join("|");
  return createElement(Fragment, null, createElement("p", null, text), createElement("p", null, link));
}

const buildSettings = (given: Partial<OfferSettings> & Pick<OfferSettings, "fetch">): OfferSettings => ({
  ...anOrder(),
  sources: { address: ADDRESS, sale: "SALE20" },
  pricesUrl: "/prices",
  ...given,
});
const show = (settings: OfferSettings) => createElement(StrictMode, null, createElement(BuyBox, settings));
const link = (query: string) => `https://checkout.example/start?productId=tx-90${query}&hc=SALE20&state=TX`;

afterEach(cleanup);

test("gives price, crossed-out price and link by the same codes, with a link that works at once [CP-013, PR-009]", async () => {
  const { fetch, questions } = fakeCommerce(shop);
  render(show(buildSettings({ fetch })));

  expect(screen.getByText("asking")).toBeDefined();
  expect(screen.getByText(link(""))).toBeDefined();
  await screen.findByText("priced|$103.20|$129");
  expect(screen.getByText(link("&courseId=c-7"))).toBeDefined();
  expect(questions[0]).toEqual({ productIds: ["tx-90"], couponCodes: ["SALE20"] });
});

test("asks again only when products or codes change, and drops the older answer [CP-026]", async () => {
  const { fetch, questions } = fakeCommerce(shop);
  const { rerender } = render(show(buildSettings({ fetch })));
  await screen.findByText("priced|$103.20|$129");
  const asked = questions.length;

  rerender(show(buildSettings({ fetch, now: TEST_MOMENT + 1000 })));
  expect(screen.getByText("priced|$103.20|$129")).toBeDefined();
  expect(questions).toHaveLength(asked);
  rerender(show(buildSettings({ fetch, productIds: ["tx-60"] })));
  rerender(show(buildSettings({ fetch, sources: { address: ADDRESS, sale: "SALE20", promotion: aPromotion() } })));
  expect(await screen.findByText("priced|$64.50|$129|SALE20 replaced-by-override")).toBeDefined();
});

test("reads the emailed coupon from the cookies while it counts [CP-011, EC-024]", async () => {
  const { fetch } = fakeCommerce(shop);
  const cookies = `a=1; emailCoupon=MAIL30; emailSubmissionDate=${TEST_MOMENT - 1000}`;
  const sources = { address: ADDRESS, cookies, emailedDays: 3 };
  const { rerender } = render(show(buildSettings({ fetch, sources })));
  expect(await screen.findByText("priced|$90.30|$129")).toBeDefined();

  rerender(show(buildSettings({ fetch, sources, now: TEST_MOMENT + 3 * 86_400_000 })));
  expect(await screen.findByText("priced|$129|$159")).toBeDefined();
});

test("says why a visitor's code does not count, but not what would help to guess codes [CP-024]", async () => {
  const { fetch } = fakeCommerce(shop);
  render(show(buildSettings({ fetch, sources: { address: `${ADDRESS}?hc=NOPE,sale20`, sale: "SALE20" } })));

  expect(await screen.findByText("priced|$103.20|$129|NOPE replaced-by-better, sale20 duplicate")).toBeDefined();
});

test.each([
  ["no-answer", "NO_ANSWER"],
  ["status-503", "NO_ANSWER"],
  ["no-price", "NO_LINE_ITEMS"],
  ["other-product", "WRONG_PRODUCT"],
] as const)("keeps the link where commerce fails, and says why: %s", async (fault, code) => {
  const { fetch } = fakeCommerce({ ...shop, fault: () => fault });
  render(show(buildSettings({ fetch })));

  await screen.findByText(`unpriced|${code}`);
  expect(screen.getByText(link(""))).toBeDefined();
});

test("ends a question that nobody waits for any more, and writes its link on a server too", () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const commerce = fakeCommerce({ ...shop, fault: () => "never" });
  const fetch: typeof globalThis.fetch = (input, init) => {
    signals.push(init?.signal);
    return commerce.fetch(input, init);
  };
  const { unmount } = render(show(buildSettings({ fetch })));
  unmount();

  expect(signals.length).toBeGreaterThan(0);
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
  expect(renderToString(show(buildSettings({ fetch })))).toContain("hc=SALE20");
});
