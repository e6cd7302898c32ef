import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCachedReading, FAILED_FOR_MS, CACHED_FOR_MS, LONGEST_WAIT_MS } from "./cached-reading.ts";

let clock = 0;
let publishes = 0;
let answers: (string | Error)[] = [];
const report = vi.fn();
const read = vi.fn(() => {
  const answer = answers.shift() ?? new Error("Nothing is left to answer.");
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
});
const reading = () =>
  createCachedReading({ read, what: "The list", publishes: () => publishes, report, now: () => clock });

beforeEach(() => {
  clock = 0;
  publishes = 0;
  vi.clearAllMocks();
});

afterEach(() => void vi.useRealTimers());

it("keeps nobody waiting for a slow content system: what is known serves, and what comes late serves the next", async () => {
  vi.useFakeTimers();
  const waiting: ((answer: string) => void)[] = [];
  read.mockImplementationOnce(() => new Promise((resolve) => waiting.push(resolve)));
  const { get } = reading();
  const first = get();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(await first).toBeNull();
  waiting[0]?.("late");
  await vi.advanceTimersByTimeAsync(0);
  expect(get()).toBe("late");
});

it("lets nobody wait who comes later, while a reading after a publish takes its time", async () => {
  vi.useFakeTimers();
  answers = ["one"];
  const { get } = reading();
  await get();
  publishes = 1;
  read.mockImplementationOnce(() => new Promise(() => undefined));
  const first = get();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(await first).toBe("one");
  const begin = performance.now();
  expect(await get()).toBe("one");
  expect(performance.now() - begin).toBe(0);
});

it("is read once for all who ask, and then costs nobody a wait", async () => {
  answers = ["one", "two"];
  const { get } = reading();
  expect(await Promise.all([get(), get()])).toEqual(["one", "one"]);
  expect(get()).toBe("one");
  expect(read).toHaveBeenCalledTimes(1);

  clock = CACHED_FOR_MS;
  expect(get()).toBe("one");
  await vi.waitFor(() => expect(get()).toBe("two"));
});

it("is read again before use after a publish, even while an older reading is in flight", async () => {
  answers = ["before", "after"];
  const { get } = reading();
  const older = get();
  publishes = 1;
  expect(await get()).toBe("after");
  await older;
  expect(get()).toBe("after");
});

it("holds what was read before while content fails, and asks again after a while alone", async () => {
  answers = ["one", new Error("Down."), "two"];
  const { get } = reading();
  await get();
  publishes = 1;
  expect(await get()).toBe("one");
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ level: "error", code: 40403 }));
  expect(get()).toBe("one");
  expect(read).toHaveBeenCalledTimes(2);
  clock = FAILED_FOR_MS;
  expect(await get()).toBe("two");
});

it("is nothing where content never answered, and a look at it never waits", async () => {
  answers = [new Error("Down."), "one"];
  const { get, peek } = reading();
  expect(peek()).toBeNull();
  expect(await get()).toBeNull();
  clock = FAILED_FOR_MS;
  expect(peek()).toBeNull();
  await vi.waitFor(() => expect(peek()).toBe("one"));
});
