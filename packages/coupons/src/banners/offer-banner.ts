import { nextMidnight } from "../windows/day-window.ts";
import { normalizeWindow, type TimeWindow } from "../windows/time-window.ts";
import { asNumber } from "../values/as-number.ts";
import { BANNER_WINDOW_MS, visibleIn, type Visibility } from "./visibility.ts";

/** The header offer (sale) banner at one moment. */
export interface OfferBanner extends Visibility {
  /** Set a timer for this moment, or none: only a change at most 5 minutes away is waited for. [PB-003] */
  readonly timer: number | null;
}

/**
 * The header offer banner: always shown when its start or its end is missing, else while now is inside.
 * [PB-001, PB-002, PB-003, PB-021]
 */
export function offerBanner(window: TimeWindow, now: number): OfferBanner {
  const { starts, ends } = normalizeWindow(window);
  if (starts === null || ends === null) return { visible: true, nextChange: null, timer: null };

  const shown = visibleIn(window, now);
  const isNear = (shown.nextChange ?? Infinity) - asNumber(now) <= BANNER_WINDOW_MS;

  return { ...shown, timer: isNear ? shown.nextChange : null };
}

/** What the offer banner's countdown runs to: its end, else the next midnight of the visitor's own zone. [PB-005] */
export function offerCountdownEnd(window: TimeWindow, now: number, visitorTimeZone: string): number | null {
  return normalizeWindow(window).ends ?? nextMidnight(now, visitorTimeZone);
}

/** True strictly between start and end: when the offer countdown of a top section runs. Without an end there is nothing to count to. [BL-topSectionWysiwyg-005] */
export function isOfferCountdownActive(window: TimeWindow, now: number): boolean {
  const { starts, ends } = normalizeWindow(window);

  return ends !== null && asNumber(now) < ends && (starts === null || starts < now);
}
