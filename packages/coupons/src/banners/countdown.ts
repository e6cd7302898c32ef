import { asNumber } from "../values/as-number.ts";

/** From here on a countdown speaks of days, and a start is far enough for a timer. [PB-015, PB-021] */
export const DAY_THRESHOLD_MS = 86_400_000;

/** How often a countdown shows a new figure, in milliseconds. [PB-004] */
export const COUNTDOWN_TICK_MS = 1000;

/** Time left as the offer countdown shows it: days are turned into hours. [CN-008] */
export interface OfferCountdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Time left as the top promo banner shows it; null for a box that is not there. [PB-015, PB-016, PB-017] */
export interface PromoCountdown {
  readonly days: number | null;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number | null;
}

/** Milliseconds left; 0 when there is nothing to count to. */
function left(to: number | null, now: number): number {
  const time = asNumber(to) - asNumber(now);

  return time > 0 && time < Infinity ? time : 0;
}

/** Hours (however many), minutes and seconds left, whole ones only. Null at the end and without one. [CN-008, PB-004] */
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
 * Days, hours and minutes while more than 24 h remain; hours, minutes and seconds from exactly 24 h on
 * (24:00:00). Null at the end and without one. [PB-015, PB-016, PB-017, BL-graphicBanner-001]
 */
export function promoCountdown(to: number | null, now: number): PromoCountdown | null {
  const parts = offerCountdown(to, now);
  if (!parts) return null;

  const { hours, minutes, seconds } = parts;
  if (left(to, now) <= DAY_THRESHOLD_MS) return { days: null, hours, minutes, seconds };

  return { days: Math.floor(hours / 24), hours: hours % 24, minutes, seconds: null };
}
