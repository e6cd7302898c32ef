import { expect, test } from "vitest";
import { checkoutCodes, checkoutLink, DEFAULT_COUPON_POLICY as policy } from "../index.ts";
import { explainCoupons } from "../explain/index.ts";

test("ten thousand codes are no work for minutes, as comparing each with each would be", () => {
  const codes = Array.from({ length: 10_000 }, (_, at) => `CODE-${at}&%`).join(",");
  const given = {
    url: `/?hc=${encodeURIComponent(codes)}`,
    craft: codes,
    globalBanner: codes.toLowerCase(),
  };
  const begin = performance.now();

  expect(checkoutCodes(given, 0).codes).toHaveLength(10_000);
  expect(explainCoupons(given, 0)).toHaveLength(30_000);
  const written = checkoutLink("/checkout", {
    ...checkoutCodes(given, 0),
    policy,
    pageUrl: given.url,
  });
  expect(checkoutLink(written, { ...checkoutCodes(given, 0), policy, pageUrl: given.url })).toBe(written);
  expect(performance.now() - begin).toBeLessThan(3000);
});
