import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildCheckoutUrl,
  checkoutCodes,
  checkoutLink,
  collectCoupons,
  couponCodes,
  DEFAULT_COUPON_POLICY,
  splitCodes,
  uniqueCodes,
  withCoupon,
} from "./index.ts";
import { explainCoupons } from "./explain/index.ts";
import { codes, couponSources, pageUrls } from "./test-kit/arbitraries.ts";

const code = codes();
const sources = couponSources(fc.integer({ min: 0, max: 9 }));

const keys = (codes: readonly string[]): string[] => codes.map((one) => one.toLowerCase());
const policy = DEFAULT_COUPON_POLICY;
const pageUrl = "/";

describe("collecting", () => {
  test("again what was collected changes nothing [CP-004]", () => {
    fc.assert(
      fc.property(sources, (given) => {
        const { coupons } = collectCoupons(given);
        const again = collectCoupons({ ...given, ...coupons });
        expect(again.coupons).toEqual(coupons);
        const codes = couponCodes({ url: "", coupons });
        expect(uniqueCodes(codes)).toEqual(codes);
      }),
    );
  });

  test("keeps the order in which codes are first seen [CP-004, CP-005]", () => {
    fc.assert(
      fc.property(fc.array(code), (codes) => {
        const given = splitCodes(codes);
        const places = uniqueCodes(codes).map((one) => given.indexOf(one));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });

  test("loses no code and invents none [CP-001, CP-002, CP-003, CP-004, CP-008]", () => {
    fc.assert(
      fc.property(sources, (given) => {
        const { coupons } = collectCoupons(given);
        const inAddress = [...new URL(given.url).searchParams].flatMap(([name, value]) =>
          name === "x" ? [] : [value],
        );
        const offered = [
          given.craft,
          given.builderCategories,
          given.globalBanner,
          given.emailCapture,
          inAddress,
        ].flatMap(splitCodes);
        const answer = couponCodes({ url: "", coupons });
        expect(new Set(keys(answer))).toEqual(new Set(keys(offered)));
        expect(answer.every((one) => offered.includes(one))).toBe(true);
        expect(new Set(keys(answer)).size).toBe(answer.length);
      }),
    );
  });
});

describe("explaining", () => {
  test("calls applied exactly what checkout links carry, in order [CP-008, CP-017, CP-018]", () => {
    fc.assert(
      fc.property(sources, fc.integer({ min: -1, max: 10 }), (given, now) => {
        const applied = explainCoupons(given, now).filter(({ outcome }) => outcome === "applied");
        expect(applied.map((line) => line.code)).toEqual(checkoutCodes(given, now).codes);
      }),
    );
  });

  test("calls applied exactly what is written on a link that carries codes itself [CP-013, CP-014, CP-017]", () => {
    fc.assert(
      fc.property(sources, pageUrls(), fc.integer({ min: -1, max: 10 }), (given, query, now) => {
        const link = query.replace("page.example", "checkout.example");
        const applied = explainCoupons(given, now, { link }).filter(({ outcome }) => outcome === "applied");
        const written = checkoutLink(link, {
          ...checkoutCodes(given, now),
          policy,
          pageUrl: given.url,
        });
        const onLink = new URL(written).searchParams.get("hc");
        expect(splitCodes(onLink)).toEqual(applied.map((line) => line.code));
      }),
    );
  });

  test("has one readable sentence for every candidate", () => {
    fc.assert(
      fc.property(sources, fc.integer({ min: -1, max: 10 }), (given, now) => {
        for (const { code: candidate, sentence } of explainCoupons(given, now)) {
          expect(sentence).toContain(candidate);
          expect(sentence).not.toMatch(/undefined|null/);
        }
      }),
    );
  });
});

describe("writing on links", () => {
  const other = fc.constantFrom("x=%7e", "a", "b=1+2", "=", "%zz=%", "productId=7");
  const link = fc
    .tuple(
      fc.constantFrom(
        "https://checkout.example",
        "http://u:p@checkout.example:81/a%20b",
        "//checkout.example/",
        "/checkout/",
        "checkout",
      ),
      fc.array(other, { minLength: 1 }),
      fc.constantFrom("", "#pay", "#a?b&hc=1"),
    )
    .map(([base, pieces, fragment]) => ({ base, query: pieces.join("&"), fragment }));
  const resolve = (text: string): URL => new URL(text, "https://page.example/dir/");
  const findHost = (text: string): string | null =>
    URL.canParse(text, "https://page.example/dir/") ? resolve(text).host : null;

  test("hostile codes come out as they went in, and nothing else changes [CP-013, CP-014, CP-016]", () => {
    fc.assert(
      fc.property(link, fc.array(code, { maxLength: 8 }), ({ base, query, fragment }, codes) => {
        const given = `${base}?${query}${fragment}`;
        const written = checkoutLink(given, { codes, policy, pageUrl });
        const wanted = uniqueCodes(codes);
        const [before, after] = [resolve(given), resolve(written)];

        expect(splitCodes(after.searchParams.get("hc"))).toEqual(wanted);
        expect(after.origin + after.pathname + after.hash).toBe(before.origin + before.pathname + before.hash);
        expect(written.startsWith(`${base}?${query}`)).toBe(true);
        expect(written.endsWith(fragment)).toBe(true);
      }),
    );
  });

  test("a second time changes nothing [CP-004, CP-013]", () => {
    fc.assert(
      fc.property(link, fc.array(code), ({ base, query, fragment }, codes) => {
        const options = { codes, policy, pageUrl };
        const once = checkoutLink(`${base}?${query}${fragment}`, options);
        expect(checkoutLink(once, options)).toBe(once);
        const internal = withCoupon(`/pricing/?${query}${fragment}`, options);
        expect(withCoupon(internal, options)).toBe(internal);
      }),
    );
  });

  test("no text whatever makes a link function throw, or leads to another host [CP-019]", () => {
    fc.assert(
      fc.property(code, fc.array(code), (text, codes) => {
        const options = { codes, policy, pageUrl: text, productIds: codes, state: text };
        for (const written of [
          checkoutLink(text, options),
          withCoupon(text, options),
          buildCheckoutUrl(text, options),
        ]) {
          expect(written === text || URL.canParse(written, "https://page.example/")).toBe(true);
          expect(findHost(written)).toBe(findHost(text));
        }
      }),
    );
  });
});
