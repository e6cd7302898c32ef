import type { ScheduledMoment } from "@courseway/content-client";
import { processState } from "../process-state.ts";

/**
 * How far the clock of the content system may be behind ours, in ms: a page that is rendered right at a moment may still
 * be told what was before, so it is rendered again so much later.
 */
export const CLOCKS_APART_MS = 5000;

const scheduled = processState("scheduled", () => ({
  moments: [] as readonly ScheduledMoment[],
  changes: [] as readonly number[],
  isKnown: true,
}));

/**
 * How long a page lives that is rendered while the dates of what was just published are not known, in ms: under the
 * second that caches outside count by.
 */
const UNKNOWN_FOR_MS = 999;

/** Says that something was published whose dates are yet to be asked. */
export const awaitScheduled = (): void => void (scheduled.isKnown = false);

/** Says that they could not be asked: what was known holds. */
export const keepScheduled = (): void => void (scheduled.isKnown = true);

/** Keeps what the content system will change by itself. It does not name what has just passed, which is not over yet. */
export function setScheduled(moments: readonly ScheduledMoment[], now: number): void {
  const passed = scheduled.moments.filter(({ at }) => at <= now && now < at + CLOCKS_APART_MS);
  scheduled.moments = [...passed, ...moments];
  scheduled.isKnown = true;
  scheduled.changes = scheduled.moments
    .flatMap(({ at }) => [at, at + CLOCKS_APART_MS])
    .toSorted((one, other) => one - other);
}

/** When an entry of the site goes live or expires next, epoch ms after `now`; null where nothing is scheduled. */
export const nextScheduled = (now: number): number | null => scheduled.changes.find((at) => at > now) ?? null;

/** Until when a page is true that is rendered at `now`, as far as the site's schedule goes; null for no end. */
export const trueUntil = (now: number): number | null =>
  scheduled.isKnown ? nextScheduled(now) : Math.min(nextScheduled(now) ?? Infinity, now + UNKNOWN_FOR_MS);

/** What goes live or expires after `now`, in order. */
export const scheduledAfter = (now: number): readonly ScheduledMoment[] =>
  scheduled.moments.filter(({ at }) => at > now);
