import { earliestChange, type TimeWindow } from "../windows/time-window.ts";
import { HIDDEN, visibleIn, type Visibility } from "../banners/visibility.ts";

/**
 * Whether a sale keeps the email capture away: now is between `saleStart` and `saleEnd` (open on a side
 * without a date; no dates, no sale) or the graphic promo banner shows. [EC-001, EC-009]
 */
export function saleActive(sale: TimeWindow, promo: Visibility, now: number): Visibility {
  const dated = sale.starts === null && sale.ends === null ? HIDDEN : visibleIn(sale, now);

  return {
    visible: dated.visible || promo.visible,
    nextChange: earliestChange([dated.nextChange, promo.nextChange]),
  };
}
