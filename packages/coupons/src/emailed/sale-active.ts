import { earliestChange, normalizeWindow, type TimeWindow } from "../windows/time-window.ts";
import { HIDDEN, visibleIn, type Visibility } from "../banners/banners.ts";

/**
 * Decides whether a sale hides the email capture: `now` is between `saleStart` and `saleEnd`, or the graphic promo
 * banner shows. A side without a date is open; without both dates there is no sale.
 * For the host's email capture. [EC-001, EC-009]
 */
export function saleActive(sale: TimeWindow, promo: Visibility, now: number): Visibility {
  const { starts, ends } = normalizeWindow(sale);
  const dated = starts === null && ends === null ? HIDDEN : visibleIn(sale, now);
  const shown = { ...HIDDEN, ...promo };

  return {
    visible: dated.visible || shown.visible,
    nextChange: earliestChange([dated.nextChange, shown.nextChange]),
  };
}
