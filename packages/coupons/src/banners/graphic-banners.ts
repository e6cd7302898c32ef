import type { TimeWindow } from "../windows/time-window.ts";
import { HIDDEN, visibleIn, type Visibility } from "./visibility.ts";

/**
 * Decides whether the graphic promo banner of the whole site shows: inside its window. A side without a date is open,
 * so without dates it always shows. For the host's graphic promo banner. [PB-019, PB-020]
 */
export function graphicPromo(window: TimeWindow, now: number): Visibility {
  return visibleIn(window, now);
}

/**
 * Decides whether the block `graphicBanner` shows: only if its flag is set and, if it has dates, between them. For that
 * block. [BL-graphicBanner-002]
 */
export function graphicBanner(banner: TimeWindow & { readonly show: boolean }, now: number): Visibility {
  return { ...banner }.show ? visibleIn(banner, now) : HIDDEN;
}
