import { isOpen, nextChange, type TimeWindow } from "../windows/time-window.ts";

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
