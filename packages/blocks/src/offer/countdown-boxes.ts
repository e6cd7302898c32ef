import { COUNTDOWN_TICK_MS, offerCountdown, promoCountdown } from "@courseway/coupons";
import type { CountdownBox } from "@courseway/ui";

/** `offer` counts days as hours; `banner` shows days or seconds, never both. [CN-008, PB-015] */
export type CountdownFormat = "offer" | "banner";

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/** The visitor's next midnight in epoch ms, 23 to 25 hours after the previous one. [PB-005] */
export const nextMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0);

/**
 * The figures of a countdown, the largest unit first. All times are epoch ms.
 *
 * @returns null after the end [PB-004, PB-015, PB-016, PB-017, CN-008]
 */
export function countdownBoxes(ends: number, now: number, format: CountdownFormat): readonly CountdownBox[] | null {
  const time = (format === "banner" ? promoCountdown : offerCountdown)(ends, now);
  if (time === null) return null;
  const figures: Readonly<Partial<Record<(typeof UNITS)[number], number | null>>> = time;
  return UNITS.flatMap((unit) => {
    const value = figures[unit] ?? null;
    return value === null ? [] : [{ unit, value }];
  });
}

/** When the figures change next, in epoch ms: at each whole number of seconds before the end; null after the end. */
export const nextTick = (ends: number, now: number): number | null =>
  now < ends ? ends - (Math.ceil((ends - now) / COUNTDOWN_TICK_MS) - 1) * COUNTDOWN_TICK_MS : null;
