import { cents, isCents, type Cents } from "../money/cents.ts";

/** One frame of the countdown lasts this long. [PR-007] */
export const COUNTDOWN_STEP_MS = 14;
/** Each frame is this much below the one before: $1. */
const STEP = 100;
/** Over two minutes of counting is a broken price rather than an animation. */
const MOST_FRAMES = 10_000;

/**
 * The prices to show one after the other, one per `COUNTDOWN_STEP_MS`: from the first price down by $1, the
 * last frame exactly the second price, cents included. One frame where motion is reduced, where there is
 * nothing to count down, or where it would take more than 10,000 frames; none where `to` is not cents. [PR-007]
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
