/** A span of time, in milliseconds since the epoch. Null means open on that side. */
export interface TimeWindow {
  readonly starts: number | null;
  readonly ends: number | null;
}

/** A bound that is not a number counts as absent. */
function bounds({ starts, ends }: TimeWindow): { from: number; to: number } {
  return {
    from: starts === null || Number.isNaN(starts) ? -Infinity : starts,
    to: ends === null || Number.isNaN(ends) ? Infinity : ends,
  };
}

/** True from the start on and before the end. A window that ends before it starts is never open. */
export function isOpen(window: TimeWindow, now: number): boolean {
  const { from, to } = bounds(window);

  return from <= now && now < to;
}

/** The next moment after `now` at which `isOpen` changes its answer; null when it never will again. */
export function nextChange(window: TimeWindow, now: number): number | null {
  const { from, to } = bounds(window);
  if (from >= to) return null;

  const next = now < from ? from : to;

  return now < next && next < Infinity ? next : null;
}

/** The time that lies in both windows. */
export function intersect(one: TimeWindow, other: TimeWindow): TimeWindow {
  const from = Math.max(bounds(one).from, bounds(other).from);
  const to = Math.min(bounds(one).to, bounds(other).to);

  return { starts: from === -Infinity ? null : from, ends: to === Infinity ? null : to };
}

/** The first of several changes: what a cached page's life or one timer for many banners goes by. Null when nothing changes. */
export function earliestChange(changes: readonly (number | null)[]): number | null {
  const known = changes.filter((change) => change !== null);

  return known.length > 0 ? Math.min(...known) : null;
}
