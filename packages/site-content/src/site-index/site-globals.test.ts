import { type Globals, NO_GLOBALS } from "@courseway/content-client";
import { expect, it, vi } from "vitest";
import { FAILED_FOR_MS } from "./cached-reading.ts";
import { forgetLookups } from "../lookups/lookup-memory.ts";
import { createSiteGlobals } from "./site-index.ts";

function setUp(isDevelopment = false) {
  const answers: (Globals | Error)[] = [];
  const read = vi.fn(() => {
    const answer = answers.shift() ?? new Error("Nothing is left to answer.");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const clock = { now: 0 };
  const report = vi.fn();
  const globals = createSiteGlobals({ read, report, now: () => clock.now, isDevelopment });
  return { answers, read, report, clock, globals };
}

const first = { ...NO_GLOBALS };
const second = { ...NO_GLOBALS };

it("reads once for all requests, and again at once after a publish", async () => {
  const { answers, read, globals } = setUp();
  answers.push(first, second);
  expect(await Promise.all([globals(), globals()])).toEqual([first, first]);
  expect(await globals()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  forgetLookups("home");
  expect(await globals()).toBe(second);
});

it("reads for each request in development, where no webhook says what was saved", async () => {
  const { answers, clock, globals } = setUp(true);
  answers.push(first, second);
  expect(await globals()).toBe(first);
  clock.now = 1;
  expect(await globals()).toBe(second);
});

it("keeps what it had while content fails, and says so once for each attempt [PB-001]", async () => {
  const { answers, report, clock, globals } = setUp();
  answers.push(first, new Error("Down."), second);
  await globals();
  forgetLookups(null);
  expect(await globals()).toBe(first);
  expect(await globals()).toBe(first);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ level: "error", code: 40403 }));
  clock.now = FAILED_FOR_MS;
  expect(await globals()).toBe(second);
});

it("has no banners where content never answered", async () => {
  expect(await setUp().globals()).toBe(NO_GLOBALS);
});
