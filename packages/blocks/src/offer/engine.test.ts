import { expect, test, vi } from "vitest";
import type { Offer } from "./offer.ts";
import { createEngine, type EngineDependencies } from "./engine.ts";
import type { LiveOfferState } from "./live-offer-state.ts";
import { manualFrames } from "./testing/manual-frames.ts";
import { testDiscount, testFirst, testOffer, testPage, testQuote } from "./testing/offers.ts";
import type { Visitor } from "./visitor.ts";

const visitor: Visitor = { url: testPage.coupons.url, emailed: ["CAREER20"] };
const shown: LiveOfferState = { view: testFirst, applied: false, components: null };

function setUp(given: Partial<EngineDependencies> = {}) {
  const frames = manualFrames();
  const quotes = vi.fn<EngineDependencies["quotes"]>(async (sets) => sets.map(() => testDiscount));
  const log = vi.fn();
  const engine = createEngine(testPage, {
    quotes,
    defer: queueMicrotask,
    frames: frames.clock,
    reducedMotion: () => false,
    log,
    ...given,
  });
  const seen: LiveOfferState[] = [];
  const requote = (who: Visitor = visitor, offer: Offer = testOffer) =>
    engine.requote(offer, who, shown, (live) => void seen.push(live));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { frames, quotes, log, seen, requote, settle, prices: () => seen.map(({ view }) => view.price?.finalText) };
}

test("puts the coupon on the buy link at once, then asks for the price with it [CP-026, CP-027]", async () => {
  const { requote, seen, quotes, settle } = setUp();
  requote();

  expect(seen.map(({ view }) => view.href)).toEqual([
    "https://pay.example.com/checkout?productId=7&courseId=70&hc=CAREER20&state=TX",
  ]);
  expect(seen[0]?.view.price).toEqual(testFirst.price);
  await settle();
  expect(quotes.mock.calls).toEqual([[[{ productIds: ["7"], couponCodes: ["CAREER20"] }]]]);
});

test("counts down by a dollar to the exact new price, then stands, with the coupon applied [CP-024, CP-025, PR-007]", async () => {
  const { requote, seen, prices, frames, settle } = setUp();
  requote();
  await settle();
  for (let time = 0; time <= 21 * 14; time += 14) frames.draw(time);

  const counted = prices().slice(1);
  expect(counted).toHaveLength(22);
  expect(counted.slice(0, 3)).toEqual(["$100", "$99", "$98"]);
  expect(counted.slice(-2)).toEqual(["$80", "$79.50"]);
  expect(frames.waits()).toBe(false);
  expect(seen.at(-1)).toMatchObject({ applied: true, view: { price: { final: 7950, struckText: "$100" } } });
});

test("shows the new price at once where motion is reduced [PR-007]", async () => {
  const { requote, prices, frames, settle } = setUp({ reducedMotion: () => true });
  requote();
  await settle();
  frames.draw(0);

  expect(prices().slice(1)).toEqual(["$79.50"]);
});

test("shows the new price at once where it cannot be animated [CP-030]", async () => {
  const broken = () => {
    throw new Error("no frames");
  };
  const { requote, prices, settle } = setUp({ frames: { request: broken, cancel: () => {} } });
  requote();
  await settle();

  expect(prices().slice(1)).toEqual(["$79.50"]);
});

test("stopped half-way, the price ends where it was going [CP-025]", async () => {
  const { requote, prices, frames, settle } = setUp();
  const stop = requote();
  await settle();
  frames.draw(0);
  stop();

  expect(prices().slice(1)).toEqual(["$100", "$79.50"]);
});

test.each([
  ["fails", async () => Promise.reject(new Error("down"))],
  ["has no price", async () => [null]],
])("leaves the price where commerce %s [CP-031]", async (_, quotes) => {
  const { requote, prices, seen, settle } = setUp({ quotes });
  requote();
  await settle();

  expect(prices()).toEqual(["$100"]);
  expect(seen.every(({ applied }) => !applied)).toBe(true);
});

test("logs a failed refetch [CP-031]", async () => {
  const { requote, log, settle } = setUp({ quotes: async () => Promise.reject(new Error("down")) });
  requote();
  await settle();

  expect(log).toHaveBeenCalledWith(
    expect.stringContaining("The prices on the page stay as they are."),
    expect.any(Error),
  );
});

test("does not ask where the visitor brings no coupon that the page did not have", async () => {
  const { requote, quotes, seen, settle } = setUp();
  requote({ url: `${testPage.coupons.url}?utm_source=x`, emailed: [] });
  await settle();

  expect(quotes).not.toHaveBeenCalled();
  expect(seen).toEqual([]);
});

test("a coupon of the address changes price and link without claiming an emailed coupon [CP-024, CP-026]", async () => {
  const { requote, seen, settle, frames } = setUp({ reducedMotion: () => true });
  requote({ url: `${testPage.coupons.url}?couponCode=CRO5`, emailed: [] });
  await settle();
  frames.draw(0);

  expect(seen.at(-1)).toMatchObject({ applied: false, view: { price: { final: 7950 } } });
  expect(seen.at(-1)?.view.href).toContain("hc=CRO5");
});

test("does not say that a coupon is applied which took nothing off [CP-024]", async () => {
  const { requote, seen, settle, frames } = setUp({ quotes: async () => [testQuote], reducedMotion: () => true });
  requote();
  await settle();
  frames.draw(0);

  expect(seen.at(-1)?.applied).toBe(false);
});
