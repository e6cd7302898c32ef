import * as fc from "fast-check";
import type { CodeList } from "../codes/code-list.ts";
import type { CouponSources, PromoOverride } from "../codes/coupon-sources.ts";
import { type CouponPolicy, URL_COUPON_PARAMETERS } from "../query/coupon-policy.ts";
import { wellFormed } from "../values/untrusted.ts";
import type { TimeWindow } from "../windows/time-window.ts";

const HOSTILE = [
  "%",
  "&",
  "=",
  "#",
  "?",
  "/",
  "\\",
  "+",
  "%zz",
  "\u0000",
  "\n",
  "\ud800",
  "@",
  "://evil.example",
  "é",
  " ",
];

const plain = fc.constantFrom("SAVE10", "save10", "Cro5", "SALE", "own");

/** Codes from editors and addresses: plain ones, often the same in another case, and texts that break links. */
export function codes(): fc.Arbitrary<string> {
  const joined = fc.array(fc.oneof(fc.constantFrom(...HOSTILE), plain)).map((parts) => parts.join(""));
  return fc.oneof(plain, fc.string({ unit: "grapheme" }), joined);
}

/** Lists of codes: a text, a list of texts, or nothing. */
export function codeLists(): fc.Arbitrary<CodeList> {
  return fc.oneof(codes(), fc.array(codes()), fc.constant(null));
}

/** Addresses of pages with codes under any of the names, and with other parameters. */
export function pageUrls(): fc.Arbitrary<string> {
  const pair = fc
    .tuple(fc.constantFrom(...URL_COUPON_PARAMETERS, "x"), codes())
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`);
  return fc.array(pair).map((pairs) => `https://page.example/?${pairs.join("&")}`);
}

/** Windows in the range of `moments`, possibly open on either side, or ending before they start. */
export function timeWindows(moments: fc.Arbitrary<number>): fc.Arbitrary<TimeWindow> {
  const bound = fc.option(moments, { nil: null });
  return fc.record({ starts: bound, ends: bound });
}

/** Promotions with any code, in any window of `moments`. */
export function promotions(moments: fc.Arbitrary<number>): fc.Arbitrary<PromoOverride> {
  return fc.tuple(codes(), timeWindows(moments)).map(([code, window]) => ({ code, ...window }));
}

/**
 * The sources of a page's codes: its address, banner, builder and product, an email and a promotion.
 *
 * @param moments when a promotion starts and ends, in the range of a test's `now`
 */
export function couponSources(moments: fc.Arbitrary<number>): fc.Arbitrary<CouponSources> {
  return fc.record({
    url: pageUrls(),
    craft: codeLists(),
    builderCategories: codeLists(),
    globalBanner: codeLists(),
    emailCapture: codeLists(),
    override: fc.option(promotions(moments), { nil: null }),
  });
}

/** How brands name coupons. */
export function couponPolicies(): fc.Arbitrary<CouponPolicy> {
  return fc.record({
    cdiParam: fc.constantFrom("hc", "deal"),
    salesParam: fc.constantFrom("vc", "sale"),
    oldStrategy: fc.boolean(),
  });
}
