import { asNumber } from "../values/as-number.ts";

/** The longest wait a browser timer can keep, about 24.8 days; a longer one fires at once. */
export const MAX_TIMER_MS = 2_147_483_647;

/**
 * How long to wait now on the way to `target`, in milliseconds: never less than 0, never more than a timer
 * can keep. When it fires before the target, ask again. Null where there is nothing to wait for. [PB-008]
 */
export function nextTimerDelay(target: number | null, now: number): number | null {
  const wait = asNumber(target) - asNumber(now);

  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), MAX_TIMER_MS) : null;
}

/** The clock and timers of the host, as arguments. */
export interface TimerHost<Handle> {
  /** The time, in epoch milliseconds. */
  readonly now: () => number;
  /** Starts a timer of at most `MAX_TIMER_MS`. */
  readonly set: (run: () => void, delayMs: number) => Handle;
  /** Calls a timer off. */
  readonly clear: (handle: Handle) => void;
}

/**
 * Runs once at `target` however far away it is, by as many timers in a row as that takes. Answers a
 * function that calls it off. Nothing runs for a null target. For other apps: the sites' one clock waits for all
 * of a page's moments together. [PB-003, PB-008]
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
