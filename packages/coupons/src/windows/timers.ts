import { asNumber } from "../values/untrusted.ts";

/** The longest delay that a browser timer supports, about 24.8 days; a longer one fires immediately. */
export const MAX_TIMER_MS = 2_147_483_647;

/**
 * Returns how long to wait now on the way to `target`, in milliseconds: at least 0, at most the longest delay of a
 * timer. If the timer fires before the target, call this again. Null if there is nothing to wait for. [PB-008]
 */
export function nextTimerDelay(target: number | null, now: number): number | null {
  const wait = asNumber(target) - asNumber(now);

  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MAX_TIMER_MS) : null;
}

/** The host's clock and timers, as arguments. */
export interface TimerHost<Handle> {
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
  /** Starts a timer of at most `MAX_TIMER_MS`. */
  readonly set: (run: () => void, delayMs: number) => Handle;
  /** Cancels a timer. */
  readonly clear: (handle: Handle) => void;
}

/**
 * Runs a function once at `target`, however far away it is, with as many timers in a row as needed. Returns a function
 * that cancels it. Does nothing for a null target. For other apps: the sites' one clock handles all moments of a page
 * together. [PB-003, PB-008]
 *
 * @example const cancel = runAt(banner.timer, show, { now: Date.now, set: setTimeout, clear: clearTimeout });
 */
export function runAt<Handle>(target: number | null, run: () => void, host: TimerHost<Handle>): () => void {
  let cancel = (): void => {};

  const wait = (): void => {
    const delay = nextTimerDelay(target, host.now());
    if (delay === null) return;
    const hasCome = (): boolean => nextTimerDelay(target, host.now()) === 0;
    const handle = host.set(() => (hasCome() ? run() : wait()), delay);
    cancel = () => host.clear(handle);
  };
  wait();

  return () => cancel();
}
