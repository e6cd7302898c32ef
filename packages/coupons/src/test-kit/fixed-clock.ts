import { MAX_TIMER_MS, type TimerHost } from "../windows/timers.ts";
import { TEST_MOMENT } from "./builders.ts";

/** A clock that moves only when a test moves it, with timers that fire like a browser's. */
export interface FixedClock extends TimerHost<number> {
  /** Moves to a moment in epoch milliseconds, and runs each due timer on the way at its own moment. */
  readonly advanceTo: (moment: number) => void;
  /** How many timers were started so far. */
  readonly started: () => number;
}

/**
 * Creates a clock for tests, stopped at a moment in epoch milliseconds. Pass it to `runAt` as the host, and `now()` to
 * every function that takes the time. As in browsers, a timer beyond `MAX_TIMER_MS` fires immediately.
 *
 * @example const clock = fixedClock(); runAt(clock.now() + 1000, show, clock); clock.advanceTo(clock.now() + 1000);
 */
export function fixedClock(moment: number = TEST_MOMENT): FixedClock {
  let time = moment;
  let started = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  const due = (until: number): number | undefined => {
    const [first] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at);
    return first?.[0];
  };

  return {
    now: () => time,
    started: () => started,
    set: (run, delay) => {
      started += 1;
      timers.set(started, { at: delay > MAX_TIMER_MS ? time : time + delay, run });
      return started;
    },
    clear: (handle) => void timers.delete(handle),
    advanceTo: (until) => {
      for (let handle = due(until); handle !== undefined; handle = due(until)) {
        const timer = timers.get(handle);
        timers.delete(handle);
        time = Math.max(time, timer?.at ?? time);
        timer?.run();
      }
      time = Math.max(time, until);
    },
  };
}
