import type { CouponPolicy } from "@courseway/coupons";
import type { BrandConfig } from "./schema.ts";

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
