import type { ScheduledMoment } from "@courseway/content-client";
import { earliestChange } from "@courseway/coupons";
import { processState } from "@courseway/observability/process-state";

/**
 * How far the clock of the content system may be behind ours, in ms: a page that is rendered right at a moment may still
 * be told what was before, so it is rendered again so much later.
 */
export const CLOCKS_APART_MS = 5000;

/** The moments in epoch ms. */
const scheduled = processState("scheduled", () => ({ moments: [] as readonly number[], isKnown: true }));

/**
 * How long a page lives that is rendered while the dates of what was just published are not known, in ms: under the
 * second that caches outside count by.
 */
const UNKNOWN_FOR_MS = 999;

/** Says that something was published whose dates are yet to be asked. */
export const awaitScheduled = (): void => void (scheduled.isKnown = false);

/** Says that they could not be asked: what was known holds. */
export const keepScheduled = (): void => void (scheduled.isKnown = true);

/**
 * Keeps what the content system will change by itself. The content system does not name a moment that has just passed,
 * so that one stays until its second look.
 */
export function setScheduled(moments: readonly ScheduledMoment[], now: number): void {
  const passed = scheduled.moments.filter((at) => at <= now && now < at + CLOCKS_APART_MS);
  scheduled.moments = [...passed, ...moments.map(({ at }) => at)];
  scheduled.isKnown = true;
}

/** When an entry of the site goes live or expires next, epoch ms after `now`; null where nothing is scheduled. */
export function nextScheduled(now: number): number | null {
  const changes = scheduled.moments.flatMap((at) => [at, at + CLOCKS_APART_MS]);
  return earliestChange(changes.filter((at) => at > now));
}

/** Until when a page is true that is rendered at `now`, as far as the site's schedule goes; null for no end. */
export const trueUntil = (now: number): number | null =>
  scheduled.isKnown ? nextScheduled(now) : Math.min(nextScheduled(now) ?? Infinity, now + UNKNOWN_FOR_MS);
