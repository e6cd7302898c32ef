import { asNumber } from "../values/as-number.ts";

/** A span of time, in milliseconds since the epoch. Null means open on that side. */
export interface TimeWindow {
  readonly starts: number | null;
  readonly ends: number | null;
}

/** The last moment that a date can name; the first one is as far away on the other side. */
const LAST_MOMENT = 8.64e15;

/**
 * A window that is never open: what becomes of one with a date that cannot be read. Its bounds are numbers, so that it
 * stays closed in JSON as well.
 */
export const CLOSED_WINDOW: TimeWindow = { starts: LAST_MOMENT, ends: -LAST_MOMENT };

/**
 * A window as its rules read it, since callers without types hand over anything: a bound that is absent is open, one that is
 * no moment, as NaN, closes the window.
 */
export function normalizeWindow(window: Partial<TimeWindow>): TimeWindow {
  // A spread takes null and foreign values too.
  const { starts = null, ends = null } = { ...window };
  const isRead = [starts, ends].every((bound) => bound === null || readMoment(bound) !== null);

  return isRead ? { starts, ends } : CLOSED_WINDOW;
}

function readMoment(value: unknown): number | null {
  const moment = asNumber(value);

  return Number.isNaN(moment) ? null : moment;
}

function bounds(window: TimeWindow): { from: number; to: number } {
  const { starts, ends } = normalizeWindow(window);

  return { from: starts ?? -Infinity, to: ends ?? Infinity };
}

/**
 * True from the start on and before the end. A window that ends before it starts is never open, nor is one with a bound
 * that is no moment. For other apps too.
 */
export function isOpen(window: TimeWindow, now: number): boolean {
  const { from, to } = bounds(window);

  return from <= asNumber(now) && now < to;
}

/** The next moment after `now` at which `isOpen` changes its answer; null when it never will again. */
export function nextChange(window: TimeWindow, now: number): number | null {
  const { from, to } = bounds(window);
  const next = from < to ? [from, to].find((moment) => asNumber(now) < moment) : undefined;

  return next !== undefined && next < Infinity ? next : null;
}

/** The first of several changes: what a cached page's life or one timer for many banners goes by. Null when nothing changes. */
export function earliestChange(changes: readonly (number | null)[]): number | null {
  const known = (Array.isArray(changes) ? changes : []).map(readMoment).filter((change) => change !== null);

  return known.length > 0 ? Math.min(...known) : null;
}
