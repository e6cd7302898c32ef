import { splitCodes } from "../codes/code-list.ts";
import { asNumber } from "../values/untrusted.ts";

const DAY_MS = 86_400_000;
const DEFAULT_COOKIE_DAYS = 7;

/** A visitor's emailed coupon, from the cookies and the global set. */
export interface EmailedOffer {
  /** The cookie `emailCoupon`. [CP-011] */
  readonly coupon: string | null;
  /** The cookie `emailSubmissionDate`, in epoch milliseconds. */
  readonly submitted: number | null;
  readonly countdownDays: number | null;
  readonly percentage: number | null;
}

/** The state of an emailed coupon at one moment. */
export interface EmailedCoupon {
  readonly status: "none" | "active" | "expired";
  /** The code while it is active; else null. */
  readonly code: string | null;
  /** When it ends, in epoch milliseconds; null if it has no end. */
  readonly ends: number | null;
  /** The urgency line; null if there is none to show. [EC-025, EC-026] */
  readonly urgency: string | null;
  readonly nextChange: number | null;
}

const NONE: EmailedCoupon = {
  status: "none",
  code: null,
  ends: null,
  urgency: null,
  nextChange: null,
};

/** Whether a value can be a count or a percentage. */
function isAmount(value: number | null): value is number {
  const amount = asNumber(value);

  return amount >= 0 && amount < Infinity;
}

/** A date in the long form of the urgency line, "Sunday, November 22"; null for an unknown time zone. */
function longDate(instant: number, timeZone: string): string | null {
  // Without a name, the result would be in the machine's own zone.
  if (typeof timeZone !== "string") return null;
  try {
    const form = { timeZone, weekday: "long", month: "long", day: "numeric" } as const;
    return new Intl.DateTimeFormat("en-US", form).format(instant);
  } catch {
    return null;
  }
}

function urgencyLine(percentage: number | null, ends: number, timeZone: string): string | null {
  const date = longDate(ends, timeZone);

  return isAmount(percentage) && date ? `Hurry, this ${percentage}% off deal ends ${date}` : null;
}

/**
 * Computes the state of an emailed coupon, which is active for `countdownDays` days from its submission. Without a
 * submission date or a countdown, it is active as long as its cookie exists, and has no urgency line.
 * For the host's email capture. [CP-011, EC-015, EC-023, EC-025, EC-026]
 */
export function emailedCoupon(offer: EmailedOffer, now: number, timeZone: string): EmailedCoupon {
  const { coupon, submitted, countdownDays, percentage } = { ...offer };
  const code = splitCodes(coupon).join(",");
  if (!code) return NONE;
  if (!isAmount(submitted) || !isAmount(countdownDays)) return { ...NONE, status: "active", code };

  const ends = submitted + countdownDays * DAY_MS;
  if (asNumber(now) >= ends) return { ...NONE, status: "expired", ends, urgency: "This offer has expired" };

  return {
    status: "active",
    code,
    ends,
    urgency: urgencyLine(percentage, ends, timeZone),
    nextChange: ends,
  };
}

/**
 * Returns how many days the cookies of an emailed coupon last: one day longer than its countdown (rounded up), and at
 * least the default 7. For the host's email capture. [EC-019, EC-024, CK-009]
 */
export function emailedCookieDays(countdownDays: number | null): number {
  return Math.max(DEFAULT_COOKIE_DAYS, isAmount(countdownDays) ? Math.ceil(countdownDays) + 1 : 0);
}
