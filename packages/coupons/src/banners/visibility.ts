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
