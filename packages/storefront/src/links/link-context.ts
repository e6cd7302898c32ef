import { couponPolicy } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { type LinkRules, linkRules } from "@courseway/brand/rules";
import type { CouponPolicy, CouponSources } from "@courseway/coupons";

/** What the browser needs to decorate links with a visitor's parameters and coupons. Plain JSON. */
export interface LinkContext {
  readonly rules: LinkRules;
  readonly policy: CouponPolicy;
  readonly coupons: CouponSources;
}

/** The link context of a page. The checkout counts as family: nothing may be lost on the way to it. [GEN-003] */
export function linkContext(brand: BrandConfig, coupons: CouponSources): LinkContext {
  const rules = linkRules(brand);
  return {
    rules: { ...rules, siblingHosts: [...new Set([...rules.siblingHosts, new URL(brand.checkoutUrl).host])] },
    policy: couponPolicy(brand),
    coupons,
  };
}
