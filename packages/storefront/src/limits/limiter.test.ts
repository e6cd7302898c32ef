import type { ReportEvent } from "@courseway/services";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectRedis } from "../cache/redis/redis-link.ts";
import { connectedRedis, silentServer, TEST_REDIS_URL, testPrefix } from "../cache/redis/testing/test-redis.ts";
import { type Counters, memoryCounters, redisCounters } from "./counters.ts";
import { createLimiter, type LimiterOptions } from "./limiter.ts";
import { CALL_LIMITS, OTHER_CALLS } from "./table.ts";

const table = {
  form: {
    visitor: [
      { calls: 2, seconds: 60 },
      { calls: 3, seconds: 3600 },
    ],
    subject: [{ calls: 1, seconds: 3600 }],
  },
};
const limiterOf = (counters: Counters, more: Partial<LimiterOptions> = {}) =>
  createLimiter({ counters, rates: 1, secret: "s", table, ...more });

/** How many of `times` calls pass. */
async function passed(times: number, take: () => Promise<{ readonly allowed: boolean }>): Promise<number> {
  const verdicts = await Promise.all(Array.from({ length: times }, take));
  return verdicts.filter(({ allowed }) => allowed).length;
}

const link = TEST_REDIS_URL === undefined ? null : await connectedRedis(TEST_REDIS_URL);
const stores: [name: string, counters: () => Counters][] = [["in memory", memoryCounters]];
if (link !== null) stores.push(["in Redis", () => redisCounters(link, testPrefix())]);

describe.each(stores)("limits counted %s", (_name, countersOf) => {
  it("let the first calls of a visitor pass and refuse the next, with the time to wait", async () => {
    const limiter = limiterOf(countersOf());
    expect(await passed(2, () => limiter.take("form", "203.0.113.7"))).toBe(2);
    const refused = await limiter.take("form", "203.0.113.7");
    expect(refused).toEqual({ allowed: false, retryAfterMs: expect.any(Number) as number });
    expect(refused).toSatisfy(
      ({ retryAfterMs }: { retryAfterMs: number }) => retryAfterMs > 0 && retryAfterMs <= 60_000,
    );
  });

  it("count each visitor, and each call, by itself", async () => {
    const limiter = limiterOf(countersOf());
    await passed(9, () => limiter.take("form", "203.0.113.7"));
    expect(await limiter.take("form", "203.0.113.8")).toEqual({ allowed: true });
    expect(await limiter.take("prices", "203.0.113.7")).toEqual({ allowed: true });
  });

  it("take a household's /64 for one visitor", async () => {
    const limiter = limiterOf(countersOf());
    expect(await passed(1, () => limiter.take("form", "2001:db8::1"))).toBe(1);
    expect(await passed(3, () => limiter.take("form", "2001:db8::2:1"))).toBe(1);
    expect(await limiter.take("form", "2001:db8:0:1::1")).toEqual({ allowed: true });
  });

  it("count an e-mail address whoever asks for it, in any spelling", async () => {
    const limiter = limiterOf(countersOf());
    expect(await limiter.take("form", "203.0.113.1", "Ann@Example.com")).toEqual({ allowed: true });
    expect(await limiter.take("form", "203.0.113.2", " ann@example.com")).toMatchObject({ allowed: false });
    expect(await limiter.take("form", "203.0.113.3", "bob@example.com")).toEqual({ allowed: true });
  });

  it("lose no count when calls come at once", async () => {
    const limiter = limiterOf(countersOf(), { table: { form: { visitor: [{ calls: 50, seconds: 60 }] } } });
    expect(await passed(200, () => limiter.take("form", "203.0.113.7"))).toBe(50);
  });
});

describe("limits", () => {
  it("are scaled by the configured factor, never below one call, and switched off by off", async () => {
    const many = limiterOf(memoryCounters(), { rates: 1.5 });
    expect(await passed(9, () => many.take("form", "a"))).toBe(3);
    const few = limiterOf(memoryCounters(), { rates: 0.01 });
    expect(await passed(9, () => few.take("form", "a"))).toBe(1);
    const off = limiterOf(memoryCounters(), { rates: "off" });
    expect(await passed(500, () => off.take("form", "a", "x@example.com"))).toBe(500);
  });

  it("hold for calls that the table does not name, a prototype's word included", async () => {
    const limiter = limiterOf(memoryCounters(), { table: CALL_LIMITS });
    for (const call of ["unheard-of", "constructor"])
      expect(await passed(99, () => limiter.take(call, "a"))).toBe(OTHER_CALLS.visitor[0]?.calls);
  });

  it("hand no address to the store, and another name for it under another secret", async () => {
    const seen: string[] = [];
    const counters: Counters = { count: (name, _rule, who) => (seen.push(`${name} ${who}`), Promise.resolve(0)) };
    await limiterOf(counters).take("form", "203.0.113.7", "ann@example.com");
    await limiterOf(counters, { secret: "other" }).take("form", "203.0.113.7");
    expect(seen.join("\n")).not.toMatch(/203|ann|example/u);
    expect(new Set(seen).size).toBe(seen.length);
  });

  describe("in time", () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it("open again when their time is over, and the longer one still holds", async () => {
      const limiter = limiterOf(memoryCounters());
      await passed(2, () => limiter.take("form", "a"));
      await vi.advanceTimersByTimeAsync(60_001);
      expect(await limiter.take("form", "a")).toEqual({ allowed: true });
      const refused = await limiter.take("form", "a");
      expect(refused).toMatchObject({ allowed: false });
      expect("retryAfterMs" in refused && refused.retryAfterMs).toBeGreaterThan(60_000);
    });
  });
});

describe("while Redis is away", () => {
  const events: ReportEvent[] = [];
  const report = (event: ReportEvent): void => void events.push(event);
  beforeEach(() => void events.splice(0));

  it("calls are counted in this process, at once, and the outage is reported once", async () => {
    const away = connectRedis("redis://127.0.0.1:1", report);
    const limiter = limiterOf(redisCounters(away, "x:"));
    const start = performance.now();
    expect(await passed(100, () => limiter.take("form", "a"))).toBe(2);
    expect(performance.now() - start).toBeLessThan(2000);
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]).toMatchObject({ level: "error", message: expect.stringContaining("REDIS_URL") as string });
    away.close();
  });

  it("a Redis that takes the connection and says nothing holds no call up", async () => {
    const silent = await silentServer();
    const hanging = connectRedis(silent.url, report);
    const limiter = limiterOf(redisCounters(hanging, "x:"));
    const start = performance.now();
    expect(await passed(5, () => limiter.take("form", "a"))).toBe(2);
    expect(performance.now() - start).toBeLessThan(2000);
    hanging.close();
    silent.close();
  });
});
