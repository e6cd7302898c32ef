import { couponPolicy } from "@courseway/brand/rules";
import type { BlockContext } from "../define-block.ts";
import type { PricingContext } from "./offer.ts";

/**
 * The settings that a page's offers share, from the brand and the page. The host passes the same to `BlocksProvider`.
 */
export function pricingContext({ brand, page }: Pick<BlockContext, "brand" | "page">): PricingContext {
  return {
    policy: couponPolicy(brand),
    showFee: brand.showFee,
    feeLabel: brand.feeLabel,
    feeLabels: brand.feeLabels,
    refundLine: brand.refundLine,
    ctaText: brand.ctaText,
    ...(brand.couponNotices && { couponNotices: brand.couponNotices }),
    checkoutUrl: brand.checkoutUrl,
    offers: page.offers,
  };
}
