import { normalizeWindow, type TimeWindow } from "../windows/time-window.ts";
import { asNumber } from "../values/as-number.ts";
import { visibleIn, type Visibility } from "./visibility.ts";

/**
 * Decides whether the header's offer (sale) banner shows: while `now` is inside its window. A side without a date is
 * open. The same window applies to the banner's coupon. [PB-001, PB-002, PB-003]
 */
export function offerBanner(window: TimeWindow, now: number): Visibility {
  return visibleIn(window, now);
}

/**
 * Whether the offer countdown of a top section runs: strictly between start and end. Without a start it already runs;
 * without an end there is nothing to count to. [BL-topSectionWysiwyg-005]
 */
export function isOfferCountdownActive(window: TimeWindow, now: number): boolean {
  const { starts, ends } = normalizeWindow(window);

  return ends !== null && asNumber(now) < ends && (starts === null || starts < now);
}
