import { uniqueCodes } from "../codes/code-list.ts";
import { asNumber } from "../values/untrusted.ts";
import { emailedCookieDays } from "./emailed-coupon.ts";

/** One cookie to write. Its path and other attributes are in `COOKIES` of `@courseway/brand`. */
export interface EmailedCookie {
  readonly name: "emailCoupon" | "emailSubmissionDate";
  readonly value: string;
  readonly days: number;
}

/**
 * Returns the cookies of a successful sign-up: its coupon, and its time in epoch milliseconds. Empty for a blank coupon
 * or an invalid time. [EC-019, EC-024, CK-009]
 */
export function emailedCookies(coupon: string, now: number, countdownDays: number | null): EmailedCookie[] {
  const value = uniqueCodes(coupon).join(",");
  if (!value || !Number.isFinite(asNumber(now))) return [];
  const days = emailedCookieDays(countdownDays);

  return [
    { name: "emailCoupon", value, days },
    { name: "emailSubmissionDate", value: String(now), days },
  ];
}
