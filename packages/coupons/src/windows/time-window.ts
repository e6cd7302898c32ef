import { asNumber } from "../values/untrusted.ts";

/** A span of time, in milliseconds since the epoch. Null means open on that side. */
export interface TimeWindow {
  readonly starts: number | null;
  readonly ends: number | null;
}

/** The last moment that a `Date` can have; the first one is equally far in the other direction. */
const LAST_MOMENT = 8.64e15;

/**
 * A window that is never open, such as one with a date that cannot be read. Its bounds are numbers, so that it stays
 * closed in JSON too.
 */
export const CLOSED_WINDOW: TimeWindow = { starts: LAST_MOMENT, ends: -LAST_MOMENT };

/**
 * Normalizes a window, since callers without types may pass anything: an absent bound is open, an invalid one, such as
 * NaN, closes the window.
 */
export function normalizeWindow(window: Partial<TimeWindow>): TimeWindow {
  // A spread accepts null and other types too.
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
 * Whether a window is open: from its start on, and before its end. A window that ends before it starts, or that has an
 * invalid bound, is never open. For other apps too.
 */
export function isOpen(window: TimeWindow, now: number): boolean {
  const { from, to } = bounds(window);

  return from <= asNumber(now) && now < to;
}

/** Returns the next moment after `now` at which `isOpen` changes its result; null if there is none. */
export function nextChange(window: TimeWindow, now: number): number | null {
  const { from, to } = bounds(window);
  const next = from < to ? [from, to].find((moment) => asNumber(now) < moment) : undefined;

  return next !== undefined && next < Infinity ? next : null;
}

/**
 * Returns the first of several changes, for a cached page's lifetime or one timer for many banners. Null if nothing
 * changes.
 */
export function earliestChange(changes: readonly (number | null)[]): number | null {
  const moments = (Array.isArray(changes) ? changes : []).map(readMoment).filter((change) => change !== null);

  return moments.length > 0 ? Math.min(...moments) : null;
}
