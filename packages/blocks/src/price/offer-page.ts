import type { BlockContext } from "../define-block.ts";
import type { OfferPage } from "./offer.ts";

/** What a page's offers share, from the brand and the page. The host gives the same to `BlocksProvider`. */
export function offerPage({ brand, page, now }: Pick<BlockContext, "brand" | "page" | "now">): OfferPage {
  return {
    policy: {
      cdiParam: brand.globalCDIQueryParam,
      salesParam: brand.globalSalesQueryParam,
      oldStrategy: brand.use_old_coupon_strategy,
    },
    showFee: brand.showFee,
    feeLabel: brand.feeLabel,
    ctaText: brand.ctaText,
    checkoutUrl: brand.checkoutUrl,
    coupons: page.coupons,
    now,
  };
}
