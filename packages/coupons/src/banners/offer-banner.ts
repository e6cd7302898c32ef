import { normalizeWindow, type TimeWindow } from "../windows/time-window.ts";
import { asNumber } from "../values/as-number.ts";
import { visibleIn, type Visibility } from "./visibility.ts";

/**
 * The header offer (sale) banner at one moment: shown while now is inside its window, open on the side without a
 * date. The same window decides on the banner's coupon. [PB-001, PB-002, PB-003]
 */
export function offerBanner(window: TimeWindow, now: number): Visibility {
  return visibleIn(window, now);
}

/** True strictly between start and end: when the offer countdown of a top section runs. Without an end there is nothing to count to. [BL-topSectionWysiwyg-005] */
export function isOfferCountdownActive(window: TimeWindow, now: number): boolean {
  const { starts, ends } = normalizeWindow(window);

  return ends !== null && asNumber(now) < ends && (starts === null || starts < now);
}
