import { expect, test } from "vitest";
import { createAnonymousVisitor, type VisitorSnapshot } from "../snapshot.ts";
import { TEST_POLICY } from "../test-browser.ts";
import { activeOffers, boundaries, NO_OFFERS, noPromotions, offerCodes, type PagePromotions } from "./active-offers.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 18);
const promo = (starts: number | null, ends: number | null, resetEnds: number | null = null) => ({
  starts,
  ends,
  reset: resetEnds === null ? null : { ends: resetEnds },
  switchedOn: true,
  hideStickyBanner: false,
});
const none = noPromotions(TEST_POLICY);
const at = (more: Partial<PagePromotions>, now = NOW, visitor: Partial<VisitorSnapshot> = {}) =>
  activeOffers({ ...createAnonymousVisitor(now), ...visitor }, { ...none, ...more }, now);

test("the offer banner and its coupon hold in the same window, open on the side without a date [PB-001, PB-002, CP-008]", () => {
  const offer = { starts: null, ends: NOW, coupon: "SALE15" };
  const [before, after] = [at({ offer }, NOW - 1), at({ offer }, NOW)];

  expect([before.codes, before.offerBanner]).toEqual([["SALE15"], { phase: "main", countdownTo: NOW }]);
  expect([after.codes, after.offerBanner.phase]).toEqual([[], "hidden"]);
});

test("a page without promotions offers everybody nothing", () => {
  expect(at({})).toEqual(NO_OFFERS);
});

test("the banner without a coupon changes no code", () => {
  expect(at({ offer: { starts: null, ends: null, coupon: null } })).toMatchObject({
    codes: [],
    offerBanner: { phase: "main" },
  });
});

test("codes come from banner, email, address and product, each once [CP-004, CP-005, CP-008, CP-010, CP-023]", () => {
  const active = at({ offer: { starts: null, ends: null, coupon: "SALE15" } }, NOW, {
    url: "https://x.example/?couponCode=CRO5,sale15&utm_source=SAVE&channel=ADS#a?c=NO",
    emailed: { codes: ["CAREER20"], submitted: null, ends: null },
  });

  expect(offerCodes(active, "OWN, cro5").codes).toEqual(["SALE15", "CAREER20", "CRO5", "ADS", "OWN"]);
  expect(active.visitor).toEqual({
    emailed: ["CAREER20"],
    address: [
      { parameter: "couponCode", code: "CRO5" },
      { parameter: "couponCode", code: "sale15" },
      { parameter: "channel", code: "ADS" },
    ],
  });
});

test("of an address that somebody made up so many codes count, and the others leave links as well [CP-010, CP-013]", () => {
  const codes = Array.from({ length: 60 }, (_, index) => `C${index}`);
  const active = at({}, NOW, { url: `https://x.example/?hc=${codes.join(",")}&c=${"x".repeat(101)}` });

  expect(active.codes).toEqual(codes.slice(0, 30));
  expect(active.replaced).toEqual([...codes.slice(30), "x".repeat(101)]);
});

test("an override takes the sale's coupon off links, but not from a product that has it as its own [CP-017]", () => {
  const active = at({
    offer: { starts: null, ends: null, coupon: "SALE15" },
    override: { starts: NOW, ends: null, code: "FLASH" },
  });

  expect([active.codes, active.replaced]).toEqual([["FLASH"], ["SALE15"]]);
  expect(offerCodes(active, "SALE15")).toEqual({ codes: ["FLASH", "SALE15"], replaced: [] });
});

test("an open page wakes for starts and ends, the reset's among them, not for what is past [PB-003, PB-010, PB-011]", () => {
  const promotions = {
    ...none,
    offer: { starts: NOW - DAY, ends: NOW + DAY, coupon: null },
    topPromo: promo(NOW - DAY, NOW + 2 * DAY, NOW + 3 * DAY),
    override: { starts: NOW - DAY, ends: NOW + 2 * DAY, code: "A" },
  };

  expect(boundaries(promotions, NOW)).toEqual([NOW + DAY, NOW + 2 * DAY, NOW + 3 * DAY]);
  expect(boundaries(none, NOW)).toEqual([]);
});

test("an open page wakes for the next moment first, whichever promotion it is of, and not for the moment it is [PB-003]", () => {
  const promotions = {
    ...none,
    offer: { starts: NOW, ends: NOW + 3 * DAY, coupon: null },
    override: { starts: NOW + DAY, ends: NOW + 2 * DAY, code: "A" },
    graphicPromo: { starts: NOW + 4 * DAY, ends: NOW + 5 * DAY },
  };

  expect(boundaries(promotions, NOW)).toEqual([1, 2, 3, 4, 5].map((days) => NOW + days * DAY));
});

test("the graphic promo banner shows inside its window, and always without one [PB-019, PB-020]", () => {
  const window = { starts: NOW, ends: NOW + DAY };
  const phases = [NOW - 1, NOW, NOW + DAY].map((now) => at({ graphicPromo: window }, now).graphicPromo);

  expect(phases.map(({ phase }) => phase)).toEqual(["hidden", "main", "hidden"]);
  expect(phases[1]?.countdownTo).toBe(NOW + DAY);
  expect(at({ graphicPromo: { starts: null, ends: null } }).graphicPromo).toEqual({ phase: "main", countdownTo: null });
});

test("a code with spaces around it that still holds is not taken off links", () => {
  expect(offerCodes({ codes: ["KEPT"], replaced: [" kept ", "GONE"] }, null)).toEqual({
    codes: ["KEPT"],
    replaced: ["GONE"],
  });
});

test("the top banner's start is waited for only where it is more than a day away [PB-008, PB-009]", () => {
  const starts = (moment: number) => boundaries({ ...none, topPromo: promo(moment, null) }, NOW);

  expect(starts(NOW + DAY + 1)).toEqual([NOW + DAY + 1]);
  expect(starts(NOW + DAY)).toEqual([]);
});
