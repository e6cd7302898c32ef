import { isOfferCountdownActive, parseWindow } from "@courseway/coupons";
import type { BlockContext } from "../define-block.ts";
import type { TopSectionContent } from "./fields.ts";

type TimerContent = Pick<TopSectionContent, "showOfferTimer" | "countdownInfo">;

/**
 * The promotion's dates, in the brand's time zone if they have no offset; null if there is nothing to count down to.
 */
function promotion({ showOfferTimer, countdownInfo }: TimerContent, timeZone: string) {
  if (!showOfferTimer || !countdownInfo) return null;
  const { promotionStartDateTime, promotionEndsDateTime } = countdownInfo;
  const { starts, ends } = parseWindow(promotionStartDateTime, promotionEndsDateTime, timeZone);
  return ends === null ? null : { starts, ends };
}

/**
 * When the offer ends; null unless `now` is strictly between its start and end.
 * [BL-topSectionWysiwyg-004, BL-topSectionWysiwyg-005]
 */
export function offerEnds(content: TimerContent, { brand, now }: Pick<BlockContext, "brand" | "now">): number | null {
  const window = promotion(content, brand.timeZone);
  return window && isOfferCountdownActive(window, now) ? window.ends : null;
}

/**
 * When the countdown next appears or disappears; null for never. At its exact start it does not show yet; 1 ms later it
 * does.
 */
export function offerTimerChange(
  content: TimerContent,
  { brand, now }: Pick<BlockContext, "brand" | "now">,
): number | null {
  const window = promotion(content, brand.timeZone);
  if (!window || now >= window.ends) return null;
  return window.starts !== null && now <= window.starts ? window.starts + 1 : window.ends;
}
