import { type Globals, NO_GLOBALS } from "@courseway/content-client";
import { expect, it, onTestFinished, vi } from "vitest";
import { createSiteGlobals } from "./site-globals.ts";

function setUp() {
  const answers: (Globals | Error)[] = [];
  const read = vi.fn(() => {
    const answer = answers.shift() ?? new Error("Nothing is left to answer.");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const clock = { now: 0 };
  const report = vi.fn();
  return { answers, read, report, clock, globals: createSiteGlobals({ read, report, now: () => clock.now }) };
}

const first = { ...NO_GLOBALS };

it("reads once for all requests within 15 s, and again after that", async () => {
  const { answers, read, clock, globals } = setUp();
  answers.push(first, { ...NO_GLOBALS });
  expect(await Promise.all([globals(), globals()])).toEqual([first, first]);
  clock.now = 14_999;
  await globals();
  expect(read).toHaveBeenCalledTimes(1);
  clock.now = 15_000;
  expect(await globals()).not.toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
});

it("keeps what it had while content fails, and says so once for each attempt [PB-001]", async () => {
  const { answers, report, clock, globals } = setUp();
  answers.push(first, new Error("Down."));
  await globals();
  clock.now = 15_000;
  expect(await globals()).toBe(first);
  await globals();
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ level: "error", code: 40403 }));
});

it("keeps no visitor waiting for slow content: what it had holds meanwhile [PB-001]", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { answers, read, clock, globals } = setUp();
  answers.push(first);
  await globals();
  clock.now = 15_000;
  read.mockImplementationOnce(() => new Promise(() => undefined));
  const asked = globals();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe(first);
});

it("has no banners where content never answered", async () => {
  expect(await setUp().globals()).toBe(NO_GLOBALS);
});
