import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type CachePort, createCached, FAILURE_PAUSE_MS, memoryCache } from "./cache.ts";

const down = () => Promise.reject(new Error("down"));

function cachedWith(cache: CachePort = memoryCache()) {
  const clock = { now: 0 };
  const failures: unknown[] = [];
  const cached = createCached<string>({
    cache,
    now: () => clock.now,
    lifeMs: 1000,
    schema: z.string(),
    fallback: "none",
    onFailure: (error) => void failures.push(error),
  });
  return { cached, clock, failures };
}

test("gives the last good answer again when the service fails, and asks no more for five minutes", async () => {
  const { cached, clock, failures } = cachedWith();
  await cached("k", async () => "good");
  clock.now = 1000;
  expect(await cached("k", down)).toBe("good");
  clock.now = 1000 + FAILURE_PAUSE_MS - 1;
  expect(await cached("k", async () => "new")).toBe("good");
  expect(failures).toHaveLength(1);
  clock.now += 1;
  expect(await cached("k", async () => "new")).toBe("new");
});

test("gives the fallback when nothing is stored", async () => {
  expect(await cachedWith().cached("k", down)).toBe("none");
});

test("callers at the same time share one call, later ones do not", async () => {
  const { cached, clock } = cachedWith();
  let calls = 0;
  const load = async () => `answer ${++calls}`;
  expect(await Promise.all([cached("k", load), cached("k", load)])).toEqual(["answer 1", "answer 1"]);
  clock.now = 1000;
  expect(await cached("k", load)).toBe("answer 2");
});

test("takes a stored value of another shape for a miss", async () => {
  const cache = memoryCache();
  await cache.set("k", { value: { old: true }, freshUntil: Number.MAX_SAFE_INTEGER });
  expect(await cachedWith(cache).cached("k", async () => "fresh")).toBe("fresh");
});

test("answers without the cache when the cache is down", async () => {
  expect(await cachedWith({ get: down, set: down }).cached("k", async () => "fresh")).toBe("fresh");
});

describe("memory", () => {
  test("keeps no more entries than it may, and forgets what was used longest ago", async () => {
    const cache = memoryCache(2);
    for (const key of ["a", "b"]) await cache.set(key, { value: key, freshUntil: 1 });
    await cache.get("a");
    await cache.set("c", { value: "c", freshUntil: 1 });
    expect(await cache.get("b")).toBeUndefined();
    expect(await cache.get("a")).toEqual({ value: "a", freshUntil: 1 });
    expect(await cache.get("c")).toEqual({ value: "c", freshUntil: 1 });
  });
});
