import type { CodeList } from "../codes/code-list.ts";
import type { CouponSources, PromoOverride } from "../codes/coupon-sources.ts";
import { emailedCoupon } from "../emailed/emailed-coupon.ts";

/** The sources of an offer's codes, as an app has them. */
export interface OfferSources {
  /** The page's address as the visitor sees it: `location.href`. */
  readonly address: string;
  /** The page's cookies: `document.cookie`, or the header of a request. An emailed coupon is read from them. */
  readonly cookies?: string;
  /** The product's own coupon. */
  readonly coupon?: CodeList;
  /** The sale's coupon. */
  readonly sale?: CodeList;
  /** A promotion whose code replaces the sale's between its start and its end, in epoch milliseconds. */
  readonly promotion?: PromoOverride | null;
  /** How many days an emailed coupon is active from its sign-up; null or absent: as long as its cookie exists. */
  readonly emailedDays?: number | null;
}

function findCookie(cookies: string, name: string): string | null {
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Converts the sources for the coupon rules, at a moment in epoch milliseconds. [CP-008, CP-011, EC-024] */
export function readSources(given: OfferSources, now: number): CouponSources {
  const { address, cookies = "", coupon, sale, promotion, emailedDays = null } = given;
  const submitted = findCookie(cookies, "emailSubmissionDate");
  const emailed = emailedCoupon(
    {
      coupon: findCookie(cookies, "emailCoupon"),
      submitted: submitted === null || submitted === "" ? null : Number(submitted),
      countdownDays: emailedDays,
      percentage: null,
    },
    now,
    "UTC",
  );
  return {
    url: address,
    craft: coupon ?? null,
    globalBanner: sale ?? null,
    emailCapture: emailed.code,
    override: promotion ?? null,
  };
}
