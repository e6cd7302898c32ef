import { expect, test, vi } from "vitest";
import { MAX_TIMER_MS, nextTimerDelay, runAt } from "./timers.ts";

/** A clock that only moves when told, with one timer that fires at once past what a browser's timer can keep. */
function fakeHost(start: number) {
  let time = start;
  const timers = new Map<number, { at: number; run: () => void }>();
  let made = 0;

  return {
    host: {
      now: () => time,
      set: (run: () => void, delay: number): number => {
        timers.set(++made, { at: delay > MAX_TIMER_MS ? time : time + delay, run });
        return made;
      },
      clear: (handle: number) => timers.delete(handle),
    },
    advanceTo: (to: number): void => {
      for (const [handle, { at, run }] of timers) {
        if (at > to) continue;
        time = at;
        timers.delete(handle);
        run();
      }
      time = to;
    },
    made: () => made,
  };
}

test("waits no longer than a browser's timer can, and never less than nothing [PB-008]", () => {
  expect(MAX_TIMER_MS).toBe(2 ** 31 - 1);
  expect(nextTimerDelay(1500, 1000)).toBe(500);
  expect(nextTimerDelay(500, 1000)).toBe(0);
  expect(nextTimerDelay(MAX_TIMER_MS + 1, 0)).toBe(MAX_TIMER_MS);
  expect(nextTimerDelay(null, 0)).toBeNull();
  expect(nextTimerDelay(Infinity, 0)).toBeNull();
  expect(nextTimerDelay(NaN, 0)).toBeNull();
});

test("runs once at a target sixty days away, by three timers in a row [PB-008]", () => {
  const target = 60 * 86_400_000;
  const { host, advanceTo, made } = fakeHost(0);
  const run = vi.fn<() => void>();
  runAt(target, run, host);

  advanceTo(target - 1);
  expect(run).not.toHaveBeenCalled();
  advanceTo(target);
  expect(run).toHaveBeenCalledOnce();
  advanceTo(target * 2);
  expect(run).toHaveBeenCalledOnce();
  expect(made()).toBe(3);
});

test("can be called off, also after the first of several timers", () => {
  const target = 60 * 86_400_000;
  const { host, advanceTo } = fakeHost(0);
  const run = vi.fn<() => void>();
  const cancel = runAt(target, run, host);

  advanceTo(target / 2);
  cancel();
  advanceTo(target * 2);
  expect(run).not.toHaveBeenCalled();
});

test("sets no timer where there is nothing to wait for", () => {
  const { host, made } = fakeHost(0);
  expect(() => runAt(null, () => {}, host)()).not.toThrow();
  expect(made()).toBe(0);
});
