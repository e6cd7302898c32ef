import { couponPolicy } from "@courseway/brand/rules";
import { isCouponParameter, splitCodes } from "@courseway/coupons";
import type { SiteReading } from "../reading/read-site.ts";

/** Lists the codes on a link, in any coupon parameter. */
export function listCodesOnLink(href: string, { brand }: Pick<SiteReading, "brand">): readonly string[] {
  const policy = couponPolicy(brand);
  const query = (href.split("#", 1)[0] ?? "").split("?").slice(1).join("?");
  return [...new URLSearchParams(query)].flatMap(([name, value]) =>
    isCouponParameter(name, policy) ? splitCodes(value) : [],
  );
}

/** Lists the products that a checkout link sells. */
export const listProductsOnLink = (href: string): readonly string[] =>
  (new URLSearchParams(href.split("#", 1)[0]?.split("?", 2)[1]).get("productId") ?? "").split(",").filter(Boolean);
