import { couponPolicy } from "@courseway/brand/rules";
import type { BrandConfig } from "@courseway/brand";
import { type LinkRules, linkRules } from "@courseway/brand/rules";
import type { CouponPolicy } from "@courseway/coupons";
import type { LinkCodes } from "@courseway/visitor/offers";

/** The browser's settings to decorate links with a visitor's parameters and coupons. Plain JSON. */
export interface LinkContext {
  readonly rules: LinkRules;
  readonly policy: CouponPolicy;
  /** The public codes of checkout links, as of the render. */
  readonly asServed: LinkCodes;
}

/** The link context of a page. The checkout counts as a family site, so that it gets the whole query. [GEN-003] */
export function linkContext(brand: BrandConfig, { codes, replaced }: LinkCodes): LinkContext {
  const rules = linkRules(brand);
  return {
    rules: { ...rules, siblingHosts: [...new Set([...rules.siblingHosts, new URL(brand.checkoutUrl).host])] },
    policy: couponPolicy(brand),
    asServed: { codes, replaced },
  };
}
