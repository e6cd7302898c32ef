import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildCheckoutUrl } from "./build-checkout-url.ts";
import { checkoutLink } from "./checkout-link.ts";
import { couponParameter } from "./coupon-parameter.ts";

const policy = { cdiParam: "deal", salesParam: "vc", oldStrategy: false };

test("is the brand's own, or with the old strategy that of the two which the link has [CP-020, CP-021]", () => {
  expect(couponParameter("/checkout?coupon=A", policy, "/texas/")).toBe("deal");
  expect(couponParameter("/checkout?couponCode=A", policy, "/texas/?ocs=0")).toBe("couponCode");
  expect(couponParameter("/checkout?coupon=A", { ...policy, oldStrategy: true }, "/texas/")).toBe("coupon");
  expect(couponParameter("/checkout#?coupon=A", { ...policy, oldStrategy: true }, "/texas/")).toBe("couponCode");
});

test("names exactly where every finished link carries its codes [PR-009, CP-020, CP-021]", () => {
  const names = fc.subarray(["coupon", "couponCode", "deal", "vc", "hc", "x"]);
  const pages = fc.constantFrom("/texas/", "/texas/?ocs=0", "/texas/?ocs=1&hc=B");

  fc.assert(
    fc.property(names, pages, fc.boolean(), fc.boolean(), (present, pageUrl, oldStrategy, isBuilt) => {
      const options = { codes: ["SAVE"], policy: { ...policy, oldStrategy }, pageUrl };
      const given = `https://checkout.example/?${present.map((name) => `${name}=1`).join("&")}`;
      const link = isBuilt ? buildCheckoutUrl(given, { ...options, productIds: ["7"] }) : checkoutLink(given, options);
      const carriers = [...new URL(link).searchParams].filter(([, value]) => value.split(",").includes("SAVE"));

      expect(carriers.map(([name]) => name)).toEqual([couponParameter(link, options.policy, pageUrl)]);
    }),
  );
});
