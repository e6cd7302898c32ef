import { uniqueCodes } from "./unique-codes.ts";

/** The code under which a failure to reach route data is reported. [CP-033] */
export const ROUTE_DATA_ACCESS_ERROR = "ROUTE_DATA_ACCESS_ERROR";

/** The banner's coupon, or why there is none. */
export type BannerCoupon =
  | { readonly ok: true; readonly coupon: string | null }
  | {
      readonly ok: false;
      readonly coupon: null;
      readonly code: typeof ROUTE_DATA_ACCESS_ERROR;
      readonly message: string;
      readonly cause: unknown;
    };

/**
 * Finds the global banner's coupon in route data through the caller's `read`. When that throws, the answer
 * is the documented code and no coupon; nothing is thrown on. For other apps, whose route data may be anything: the sites
 * parse theirs before it gets here. [CP-033]
 *
 * @example bannerCoupon(() => routeData.globals.offer.coupon)
 */
export function bannerCoupon(read: () => string | null | undefined): BannerCoupon {
  try {
    return { ok: true, coupon: uniqueCodes(read()).join(",") || null };
  } catch (cause) {
    const message =
      "The banner's coupon was not found, because the page's route data could not be read. The page goes on without it; check that the route hands its data to the banner.";

    return { ok: false, coupon: null, code: ROUTE_DATA_ACCESS_ERROR, message, cause };
  }
}
