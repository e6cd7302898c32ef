import type { BrandConfig } from "@courseway/brand";
import type { CouponPolicy } from "@courseway/coupons";
import type { BlockContext } from "../define-block.ts";
import type { PricingContext } from "./offer.ts";

/** How the brand writes coupons into links: its parameters and its strategy. [CP-009, CP-013] */
export function couponPolicy(
  brand: Pick<BrandConfig, "globalCDIQueryParam" | "globalSalesQueryParam" | "use_old_coupon_strategy">,
): CouponPolicy {
  return {
    cdiParam: brand.globalCDIQueryParam,
    salesParam: brand.globalSalesQueryParam,
    oldStrategy: brand.use_old_coupon_strategy,
  };
}

/** What a page's offers share, from the brand and the page. The host gives the same to `BlocksProvider`. */
export function pricingContext({ brand, page }: Pick<BlockContext, "brand" | "page">): PricingContext {
  return {
    policy: couponPolicy(brand),
    showFee: brand.showFee,
    feeLabel: brand.feeLabel,
    ctaText: brand.ctaText,
    checkoutUrl: brand.checkoutUrl,
    offers: page.offers,
  };
}
