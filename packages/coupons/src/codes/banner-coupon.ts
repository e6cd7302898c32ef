import { uniqueCodes } from "./code-list.ts";

/** The error code for route data that cannot be read. [CP-033] */
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
 * Finds the global banner's coupon in route data with the caller's `read`. If `read` throws, the result is the
 * documented error code and no coupon; this function does not throw. For other apps, whose route data may be anything:
 * the sites parse theirs earlier. [CP-033]
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
