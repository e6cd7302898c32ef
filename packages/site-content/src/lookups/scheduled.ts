import type { ScheduledMoment } from "@courseway/content-client";
import { earliestChange } from "@courseway/coupons";
import { processState } from "@courseway/observability/process-state";

/**
 * How far content's clock may be behind ours, in ms. A page rendered exactly at a moment may still get the former content, so it is
 * rendered again this much later.
 */
export const CLOCKS_APART_MS = 5000;

/** The moments in epoch ms. */
const scheduled = processState("scheduled", () => ({ moments: [] as readonly number[], isKnown: true }));

/**
 * How long to cache a page that is rendered before the dates of a new publish are known, in ms: less than the one second that outside
 * caches count in.
 */
const UNKNOWN_FOR_MS = 999;

/** Something was published, and its dates are not yet known. */
export const awaitScheduled = (): void => void (scheduled.isKnown = false);

/** Reports that the lookup failed: the previous dates stay. */
export const keepScheduled = (): void => void (scheduled.isKnown = true);

/**
 * The scheduled changes of content. Content does not list a moment that has just passed, so we keep that one until the second reading.
 */
export function setScheduled(moments: readonly ScheduledMoment[], now: number): void {
  const passed = scheduled.moments.filter((at) => at <= now && now < at + CLOCKS_APART_MS);
  scheduled.moments = [...passed, ...moments.map(({ at }) => at)];
  scheduled.isKnown = true;
}

/** When the site's next entry goes live or expires, in epoch ms after `now`; null if nothing is scheduled. */
export function nextScheduled(now: number): number | null {
  const changes = scheduled.moments.flatMap((at) => [at, at + CLOCKS_APART_MS]);
  return earliestChange(changes.filter((at) => at > now));
}

/** Until when a page rendered at `now` is valid by the site's schedule; null for no end. */
export const trueUntil = (now: number): number | null =>
  scheduled.isKnown ? nextScheduled(now) : Math.min(nextScheduled(now) ?? Infinity, now + UNKNOWN_FOR_MS);
