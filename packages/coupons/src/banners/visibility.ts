import { isOpen, nextChange, type TimeWindow } from "../windows/time-window.ts";

/** What every banner rule answers for one moment. */
export interface Visibility {
  readonly visible: boolean;
  /** The next moment at which the answer changes, or null: the host's cache life and timers go by it. */
  readonly nextChange: number | null;
}

/** Never shown, whatever the time. */
export const HIDDEN: Visibility = { visible: false, nextChange: null };

/** Shown while a window is open. */
export function visibleIn(window: TimeWindow, now: number): Visibility {
  return { visible: isOpen(window, now), nextChange: nextChange(window, now) };
}

/** Re-evaluation and "within" threshold of the banners, in milliseconds. [PB-003, PB-021] */
export const BANNER_WINDOW_MS = 300_000;

/**
 * Where the sticky header stands: under the sale banner (the header offer or the top promo banner) while one shows,
 * else at the top. For other apps: the sites' styles tell by the banner itself. [HD-068]
 */
export function stickyOffset(offer: Pick<Visibility, "visible">, top: Pick<Visibility, "visible">): "top-14" | "top-0" {
  return { ...offer }.visible || { ...top }.visible ? "top-14" : "top-0";
}
