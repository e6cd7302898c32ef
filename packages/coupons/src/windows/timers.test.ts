import { expect, test, vi } from "vitest";
import { fixedClock } from "../test-kit/index.ts";
import { MAX_TIMER_MS, nextTimerDelay, runAt } from "./timers.ts";

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
  const clock = fixedClock(0);
  const run = vi.fn<() => void>();
  runAt(target, run, clock);

  clock.advanceTo(target - 1);
  expect(run).not.toHaveBeenCalled();
  clock.advanceTo(target);
  expect(run).toHaveBeenCalledOnce();
  clock.advanceTo(target * 2);
  expect(run).toHaveBeenCalledOnce();
  expect(clock.started()).toBe(3);
});

test("can be called off, also after the first of several timers", () => {
  const target = 60 * 86_400_000;
  const clock = fixedClock(0);
  const run = vi.fn<() => void>();
  const cancel = runAt(target, run, clock);

  clock.advanceTo(target / 2);
  cancel();
  clock.advanceTo(target * 2);
  expect(run).not.toHaveBeenCalled();
});

test("sets no timer where there is nothing to wait for", () => {
  const clock = fixedClock(0);
  expect(() => runAt(null, () => {}, clock)()).not.toThrow();
  expect(clock.started()).toBe(0);
});
