import { asNumber } from "../values/untrusted.ts";
import { isOpen, nextChange, type TimeWindow, normalizeWindow } from "../windows/time-window.ts";

/** The result of a banner rule for one moment. */
export interface Visibility {
  readonly visible: boolean;
  /** The next moment at which the result changes, for the host's cache lifetime and timers; null if there is none. */
  readonly nextChange: number | null;
}

/** Never shown. */
export const HIDDEN: Visibility = { visible: false, nextChange: null };

/** Shown while a window is open. */
export function visibleIn(window: TimeWindow, now: number): Visibility {
  return { visible: isOpen(window, now), nextChange: nextChange(window, now) };
}

/**
 * The banners' threshold of 5 minutes, in milliseconds: how long before its start the top promo banner shows, and
 * within which time banners are evaluated again. [PB-003, PB-021]
 */
export const BANNER_WINDOW_MS = 300_000;

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
