import { expect, test, vi } from "vitest";
import type { ActiveOffers } from "@courseway/visitor/offers";
import { createEngine, type EngineDependencies } from "./engine.ts";
import type { CurrentOfferState, Offer } from "./offer.ts";
import { manualFrames } from "./testing/manual-frames.ts";
import {
  TEST_TIME,
  testDiscount,
  testFirst,
  testOffer,
  testOffers,
  testPage,
  testQuote,
  withEmailed,
} from "./testing/offers.ts";

const emailed = testOffers({}, withEmailed("CAREER20"));
const at = (query: string) => testOffers({}, { url: `https://www.example.com/courses/${query}` });
const shown: CurrentOfferState = { view: testFirst, notice: null, Part: null };

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
  const seen: CurrentOfferState[] = [];
  const notify = vi.fn();
  const requote = (
    offers: ActiveOffers = emailed,
    offer: Offer = testOffer,
    now: CurrentOfferState = shown,
    counts = true,
  ) => engine.requote(offer, offers, { shown: now, show: (current) => void seen.push(current), notify, counts });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    engine,
    frames,
    quotes,
    log,
    seen,
    notify,
    requote,
    settle,
    prices: () => seen.map(({ view }) => view.price?.finalText),
  };
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
  expect(seen.at(-1)).toMatchObject({
    notice: { lowers: true, text: "Coupon Applied!" },
    view: { price: { final: 7950, compareAtText: "$100" } },
  });
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

test("shows at once what it was told to prepare for, and counts nothing down at a promotion's moment [CP-026]", async () => {
  const { engine, requote, prices, quotes } = setUp();
  await engine.prepare(testOffer, emailed);
  expect(engine.prepare(testOffer, emailed)).toBeNull();
  requote(emailed, testOffer, shown, false);
  expect(prices().at(-1)).toBe("$79.50");
  expect(quotes).toHaveBeenCalledOnce();
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
  expect(seen.every(({ notice }) => notice === null)).toBe(true);
});

test("logs a failed refetch [CP-031]", async () => {
  const { requote, log, settle } = setUp({ quotes: async () => Promise.reject(new Error("down")) });
  requote();
  await settle();

  expect(log).toHaveBeenCalledWith(expect.stringContaining("the old ones stay"), expect.any(Error));
});

test("does not ask where the visitor brings no coupon that the page did not have", async () => {
  const { requote, quotes, seen, settle } = setUp();
  requote(at("?utm_source=x"));
  await settle();

  expect(quotes).not.toHaveBeenCalled();
  expect(seen).toEqual([]);
});

test("goes back to the page's own price, asking nobody, when a visitor's coupon is over [CP-026]", async () => {
  const { requote, quotes, seen, settle, frames } = setUp({ reducedMotion: () => true });
  requote();
  await settle();
  frames.draw(0);
  requote(testOffers(), testOffer, seen.at(-1));
  await settle();
  frames.draw(0);

  expect(quotes).toHaveBeenCalledOnce();
  expect(seen.at(-1)).toMatchObject({ notice: null, view: testFirst });
});

test("a coupon of the address changes price and link, and is named [CP-010, CP-026]", async () => {
  const quotes = async () => [{ ...testDiscount, couponCode: "CRO5" }];
  const { requote, seen, settle, frames } = setUp({ quotes, reducedMotion: () => true });
  requote(at("?couponCode=CRO5"));
  await settle();
  frames.draw(0);

  expect(seen.at(-1)).toMatchObject({
    notice: { lowers: true, text: "Coupon CRO5 applied." },
    view: { price: { final: 7950 } },
  });
  expect(seen.at(-1)?.view.href).toContain("hc=CRO5");
});

test("says that an emailed coupon is applied and that it does not lower the price [CP-024]", async () => {
  const { requote, seen, settle, frames, notify } = setUp({
    quotes: async () => [testQuote],
    reducedMotion: () => true,
  });
  requote();
  await settle();
  frames.draw(0);

  const notice = { lowers: false, text: "Coupon Applied! It does not lower this price." };
  expect(seen.at(-1)?.notice).toEqual(notice);
  expect(notify).toHaveBeenCalledWith(notice);
});

test.each([
  [
    "another code lowers the price",
    { couponCode: "SALE20" },
    "Coupon Applied! It does not lower this price. Coupon SALE20 gives this discount.",
  ],
  [
    "the code is over",
    {
      discountPrice: testQuote.originalPrice,
      couponCode: null,
      refused: [{ code: "CAREER20", reason: "expired" as const }],
    },
    "Coupon Applied! It does not lower this price. Coupon CAREER20 is no longer valid.",
  ],
  ["the code lowers the price", { couponCode: "CAREER20" }, "Coupon Applied!"],
  ["commerce names no code", { couponCode: null }, "Coupon Applied!"],
])("on a page that had no price it says what the answer does: %s [CP-024]", async (_, answer, text) => {
  const { requote, seen, settle } = setUp({ quotes: async () => [{ ...testDiscount, ...answer }] });
  requote(emailed, { ...testOffer, quote: null }, { ...shown, view: { ...testFirst, price: null } });
  await settle();

  expect(seen.at(-1)?.notice?.text).toBe(text);
});

test("an override that starts on an open page is asked for with the code that the link then carries [CP-017]", async () => {
  const { requote, quotes, seen, settle } = setUp();
  const override = { starts: TEST_TIME + 1, ends: null, code: "FLASH" };
  requote(testOffers({ override }, { now: TEST_TIME + 1 }));
  await settle();

  expect(quotes.mock.calls).toEqual([[[{ productIds: ["7"], couponCodes: ["FLASH"] }]]]);
  expect(new URL(seen[0]?.view.href ?? "").searchParams.get("hc")).toBe("FLASH");
});

test("asks for an editor's link with the coupons that it hands over [CP-013, CP-026]", async () => {
  const { requote, quotes, seen, settle } = setUp();
  requote(emailed, { ...testOffer, link: "https://pay.example.com/checkout?productId=7&hc=EDITOR" });
  await settle();

  expect(quotes.mock.calls).toEqual([[[{ productIds: ["7"], couponCodes: ["EDITOR", "CAREER20"] }]]]);
  expect(seen[0]?.view.href).toBe("https://pay.example.com/checkout?productId=7&hc=EDITOR,CAREER20");
});
