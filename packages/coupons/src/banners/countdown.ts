import { asNumber } from "../values/untrusted.ts";

/**
 * 24 hours, in milliseconds. With more time left, a countdown shows days, and `topPromo` returns a timer for the start.
 * [PB-015, PB-021]
 */
export const DAY_THRESHOLD_MS = 86_400_000;

/** How often a countdown updates, in milliseconds. [PB-004] */
export const COUNTDOWN_TICK_MS = 1000;

/** The time left as the offer countdown shows it: the hours include the days. [CN-008] */
export interface OfferCountdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time left as the top promo banner shows it; null for a box that is not shown. [PB-015, PB-016, PB-017] */
export interface PromoCountdown {
  readonly days: number | null;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number | null;
}

/** Milliseconds left; 0 at the end and without an end. */
function left(to: number | null, now: number): number {
  const time = asNumber(to) - asNumber(now);

  return time > 0 && time < Infinity ? time : 0;
}

/**
 * Returns the whole hours (24 and more too), minutes and seconds left. Null at the end and without an end. [CN-008,
 * PB-004]
 */
export function offerCountdown(to: number | null, now: number): OfferCountdown | null {
  const time = left(to, now);
  if (time === 0) return null;

  return {
    hours: Math.floor(time / 3_600_000),
    minutes: Math.floor(time / 60_000) % 60,
    seconds: Math.floor(time / 1000) % 60,
  };
}

/**
 * Returns days, hours and minutes while more than 24 h remain; hours, minutes and seconds from exactly 24 h on
 * (24:00:00). Null at the end and without an end. [PB-015, PB-016, PB-017, BL-graphicBanner-001]
 */
export function promoCountdown(to: number | null, now: number): PromoCountdown | null {
  const parts = offerCountdown(to, now);
  if (!parts) return null;

  const { hours, minutes, seconds } = parts;
  if (left(to, now) <= DAY_THRESHOLD_MS) return { days: null, hours, minutes, seconds };

  return { days: Math.floor(hours / 24), hours: hours % 24, minutes, seconds: null };
}
