import type { ReportEvent } from "@courseway/observability";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectRedis } from "@courseway/next-page-cache";
import { connectedRedis, silentServer, TEST_REDIS_URL, testPrefix } from "@courseway/next-page-cache/testing/redis";
import { type Counters, memoryCounters, redisCounters } from "./counters.ts";
import { createLimiter, type LimiterOptions } from "./limiter.ts";

const table = {
  form: {
    visitor: [
      { requests: 2, seconds: 60 },
      { requests: 3, seconds: 3600 },
    ],
    subject: [{ requests: 1, seconds: 3600 }],
  },
};
const others = { visitor: [{ requests: 7, seconds: 60 }] };
const buildLimiter = (counters: Counters, more: Partial<LimiterOptions> = {}) =>
  createLimiter({ counters, rates: 1, secret: "s", table, others, ...more });

/** How many of `times` requests pass. */
async function passed(times: number, consume: () => Promise<{ readonly allowed: boolean }>): Promise<number> {
  const results = await Promise.all(Array.from({ length: times }, consume));
  return results.filter(({ allowed }) => allowed).length;
}

const link = TEST_REDIS_URL === undefined ? null : await connectedRedis(TEST_REDIS_URL);
const stores: [name: string, counters: () => Counters][] = [["in memory", memoryCounters]];
if (link !== null) stores.push(["in Redis", () => redisCounters(link, testPrefix())]);

describe.each(stores)("limits counted %s", (_name, createCounters) => {
  it("let the first requests of a visitor pass and refuse the next, with the time to wait", async () => {
    const limiter = buildLimiter(createCounters());
    expect(await passed(2, () => limiter.consume("form", "203.0.113.7"))).toBe(2);
    const refused = await limiter.consume("form", "203.0.113.7");
    expect(refused).toEqual({ allowed: false, retryAfterMs: expect.any(Number) as number });
    expect(refused).toSatisfy(
      ({ retryAfterMs }: { retryAfterMs: number }) => retryAfterMs > 0 && retryAfterMs <= 60_000,
    );
  });

  it("count each visitor, and each endpoint, by itself", async () => {
    const limiter = buildLimiter(createCounters());
    await passed(9, () => limiter.consume("form", "203.0.113.7"));
    expect(await limiter.consume("form", "203.0.113.8")).toEqual({ allowed: true });
    expect(await limiter.consume("prices", "203.0.113.7")).toEqual({ allowed: true });
  });

  it("take a household's /64 for one visitor", async () => {
    const limiter = buildLimiter(createCounters());
    expect(await passed(1, () => limiter.consume("form", "2001:db8::1"))).toBe(1);
    expect(await passed(3, () => limiter.consume("form", "2001:db8::2:1"))).toBe(1);
    expect(await limiter.consume("form", "2001:db8:0:1::1")).toEqual({ allowed: true });
  });

  it("count an email address over all visitors and spellings", async () => {
    const limiter = buildLimiter(createCounters());
    expect(await limiter.consume("form", "203.0.113.1", ["Ann@Example.com"])).toEqual({ allowed: true });
    expect(await limiter.consume("form", "203.0.113.2", [" ann@example.com"])).toMatchObject({ allowed: false });
    expect(await limiter.consume("form", "203.0.113.3", ["bob@example.com"])).toEqual({ allowed: true });
  });

  it("lose no count when requests come at once", async () => {
    const limiter = buildLimiter(createCounters(), { table: { form: { visitor: [{ requests: 50, seconds: 60 }] } } });
    expect(await passed(200, () => limiter.consume("form", "203.0.113.7"))).toBe(50);
  });
});

describe("limits", () => {
  it("are scaled by the configured factor, never below one request, and switched off by off", async () => {
    const many = buildLimiter(memoryCounters(), { rates: 1.5 });
    expect(await passed(9, () => many.consume("form", "a"))).toBe(3);
    const few = buildLimiter(memoryCounters(), { rates: 0.01 });
    expect(await passed(9, () => few.consume("form", "a"))).toBe(1);
    const off = buildLimiter(memoryCounters(), { rates: "off" });
    expect(await passed(500, () => off.consume("form", "a", ["x@example.com"]))).toBe(500);
  });

  it("hold for endpoints that the table does not name, a prototype's word included", async () => {
    const limiter = buildLimiter(memoryCounters());
    for (const endpoint of ["unheard-of", "constructor"])
      expect(await passed(99, () => limiter.consume(endpoint, "a"))).toBe(7);
  });

  it("hand no address to the store, and another name for it under another secret", async () => {
    const seen: string[] = [];
    const counters: Counters = { count: (name, _rule, who) => (seen.push(`${name} ${who}`), Promise.resolve(0)) };
    await buildLimiter(counters).consume("form", "203.0.113.7", ["ann@example.com"]);
    await buildLimiter(counters, { secret: "other" }).consume("form", "203.0.113.7");
    expect(seen.join("\n")).not.toMatch(/203|ann|example/u);
    expect(new Set(seen).size).toBe(seen.length);
  });

  describe("in time", () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it("open again when their time is over, and the longer one still holds", async () => {
      const limiter = buildLimiter(memoryCounters());
      await passed(2, () => limiter.consume("form", "a"));
      await vi.advanceTimersByTimeAsync(60_001);
      expect(await limiter.consume("form", "a")).toEqual({ allowed: true });
      const refused = await limiter.consume("form", "a");
      expect(refused).toMatchObject({ allowed: false });
      expect("retryAfterMs" in refused && refused.retryAfterMs).toBeGreaterThan(60_000);
    });
  });
});

describe("while Redis is away", () => {
  const events: ReportEvent[] = [];
  const report = (event: ReportEvent): void => void events.push(event);
  beforeEach(() => void events.splice(0));

  it("requests are counted in this process, at once, and the outage is reported once", async () => {
    const away = connectRedis("redis://127.0.0.1:1", report);
    const limiter = buildLimiter(redisCounters(away, "x:"));
    const start = performance.now();
    expect(await passed(100, () => limiter.consume("form", "a"))).toBe(2);
    expect(performance.now() - start).toBeLessThan(2000);
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]).toMatchObject({ level: "error", message: expect.stringContaining("REDIS_URL") as string });
    away.close();
  });

  it("a Redis that takes the connection and says nothing holds no request up", async () => {
    const silent = await silentServer();
    const hanging = connectRedis(silent.url, report);
    const limiter = buildLimiter(redisCounters(hanging, "x:"));
    const start = performance.now();
    expect(await passed(5, () => limiter.consume("form", "a"))).toBe(2);
    expect(performance.now() - start).toBeLessThan(2000);
    hanging.close();
    silent.close();
  });
});
