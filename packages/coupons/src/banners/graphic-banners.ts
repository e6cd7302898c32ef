import type { TimeWindow } from "../windows/time-window.ts";
import { HIDDEN, visibleIn, type Visibility } from "./visibility.ts";

/**
 * The graphic promo banner of the whole site: shown without dates, else inside its window, open on a side without a
 * date. For the host's graphic promo banner. [PB-019, PB-020]
 */
export function graphicPromo(window: TimeWindow, now: number): Visibility {
  return visibleIn(window, now);
}

/**
 * The block `graphicBanner`: shown only with its flag set and, where dates are given, inside them. For that block.
 * [BL-graphicBanner-002]
 */
export function graphicBanner(banner: TimeWindow & { readonly show: boolean }, now: number): Visibility {
  return { ...banner }.show ? visibleIn(banner, now) : HIDDEN;
}
