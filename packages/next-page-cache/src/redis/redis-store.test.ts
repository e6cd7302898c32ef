import { afterAll, describe, expect, it } from "vitest";
import type { RedisConnection } from "./redis-connection.ts";
import { redisStore } from "./redis-store.ts";
import { connectedRedis, TEST_REDIS_URL, testPrefix, until } from "./testing/test-redis.ts";
import type { Invalidation, SharedStore } from "../shared-store.ts";
import { memoryStore } from "../testing/memory-store.ts";

const link: RedisConnection | null = TEST_REDIS_URL === undefined ? null : await connectedRedis(TEST_REDIS_URL);
const opened: SharedStore[] = [];
afterAll(() => {
  for (const store of opened) store.close();
  link?.close();
});

const stores: [name: string, open: () => SharedStore][] = [["in memory", memoryStore]];
if (link !== null) stores.push(["in Redis", () => redisStore(link, testPrefix())]);

describe.each(stores)("a store that replicas share, %s", (_name, make) => {
  const open = (): SharedStore => {
    const store = make();
    opened.push(store);
    return store;
  };

  it("gives back the very bytes, and nothing for what it does not know", async () => {
    const store = open();
    const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
    await store.write("a", bytes);
    expect(Buffer.from((await store.read("a")).bytes ?? []).equals(bytes)).toBe(true);
    expect(await store.read("b")).toEqual({ bytes: null, latest: "" });
  });

  it("tells every follower of each invalidation, in order, those before it came included", async () => {
    const store = open();
    const early: Invalidation[] = [];
    const late: Invalidation[] = [];
    store.follow((invalidation) => early.push(invalidation));
    for (let count = 0; count < 12; count += 1) await store.invalidate([`page:${count}`, "courseway"]);
    store.follow((invalidation) => late.push(invalidation));
    await until(() => early.length === 12 && late.length === 12);
    expect(late).toEqual(early);
    expect(early.map(({ tags }) => tags)).toEqual(
      Array.from({ length: 12 }, (_, count) => [`page:${count}`, "courseway"]),
    );
    const positions = early.map(({ at }) => at);
    expect(positions).toEqual(positions.toSorted());
    expect(new Set(positions).size).toBe(12);
  });

  it("says with each reading how far the invalidations have come", async () => {
    const store = open();
    const seen: Invalidation[] = [];
    store.follow((invalidation) => seen.push(invalidation));
    await store.invalidate(["page:a"]);
    await until(() => seen.length === 1);
    expect((await store.read("a")).latest).toBe(seen[0]?.at);
  });
});
