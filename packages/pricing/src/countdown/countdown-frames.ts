import { cents, isCents, type Cents } from "../money/money.ts";

/** How long one frame of the countdown lasts, in milliseconds. [PR-007] */
export const COUNTDOWN_STEP_MS = 14;
/** How much each frame is below the one before: $1. */
const STEP = 100;
/** More than two minutes of counting means a broken price rather than an animation. */
const MOST_FRAMES = 10_000;

/**
 * Returns the prices to show one after the other, one per `COUNTDOWN_STEP_MS`: from the first price down by $1; the
 * last frame is exactly the second price, cents included. One frame if motion is reduced, if there is nothing to count
 * down, or if it would take more than 10,000 frames; none if `to` is not cents. [PR-007]
 *
 * @example
 * countdownFrames(cents(5200), cents(4950), { reducedMotion: false }) // [5200, 5100, 5000, 4950]
 */
export function countdownFrames(
  from: Cents,
  to: Cents,
  options?: { readonly reducedMotion?: boolean } | null,
): Cents[] {
  if (!isCents(to)) return [];
  const steps = isCents(from) && !options?.reducedMotion ? Math.ceil((from - to) / STEP) : 0;
  if (steps < 1 || steps >= MOST_FRAMES) return [to];
  return [...Array.from({ length: steps }, (_, step) => cents(from - step * STEP)), to];
}
