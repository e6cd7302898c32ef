import { afterAll, describe, expect, it } from "vitest";
import { connectRedis } from "@courseway/next-page-cache";
import { connectedRedis, TEST_REDIS_URL, testPrefix } from "@courseway/next-page-cache/testing/redis";
import { serviceCache } from "./shared-state.ts";

const HOUR = 3_600_000;

describe("the cache of services' answers while Redis is away", () => {
  it("goes on in this process, and never rejects", async () => {
    const away = connectRedis("redis://127.0.0.1:1", () => {});
    const cache = serviceCache(away, "x:");
    expect(await cache.get("jobs")).toBeUndefined();
    await cache.set("jobs", { value: [1], freshUntil: 5 });
    expect(await cache.get("jobs")).toEqual({ value: [1], freshUntil: 5 });
    away.close();
  });
});

describe.skipIf(TEST_REDIS_URL === undefined)("the cache of services' answers in Redis", async () => {
  const link = TEST_REDIS_URL === undefined ? null : await connectedRedis(TEST_REDIS_URL);
  afterAll(() => link?.close());

  it("gives one replica what another one asked for, and the newer of two answers", async () => {
    const prefix = testPrefix();
    const clock = { now: 0 };
    const [one, two] = [1, 2].map(() => serviceCache(link!, prefix, () => clock.now));
    await one!.set("jobs", { value: ["first"], freshUntil: HOUR });
    expect(await two!.get("jobs")).toEqual({ value: ["first"], freshUntil: HOUR });
    clock.now = HOUR;
    await one!.set("jobs", { value: ["second"], freshUntil: 2 * HOUR });
    expect(await two!.get("jobs")).toEqual({ value: ["second"], freshUntil: 2 * HOUR });
  });

  it("takes what it cannot read for a miss", async () => {
    const prefix = testPrefix();
    for (const text of ["not JSON", "null", "{}", '{"value":1,"freshUntil":"soon"}']) {
      await link!.run((client) => client.set(`${prefix}jobs`, text, { EX: 60 }));
      expect(await serviceCache(link!, prefix).get("jobs")).toBeUndefined();
    }
  });
});
