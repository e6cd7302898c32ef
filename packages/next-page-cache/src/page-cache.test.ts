import { serialize } from "node:v8";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Entry, type NextEntry, packEntry, PAGE_VERSION, unpackEntry } from "./entry.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import type { RedisConnection } from "./redis/redis-connection.ts";
import { redisStore } from "./redis/redis-store.ts";
import { connectedRedis, TEST_REDIS_URL, testPrefix, until } from "./redis/testing/test-redis.ts";
import type { SharedStore } from "./shared-store.ts";
import { encodeEntry } from "./stored-entry.ts";
import { pageTag, SITE_TAG, untilTag } from "./tags.ts";
import { memoryStore } from "./testing/memory-store.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const clock = { now: NOW };
const now = () => clock.now;
const clocks = { now, elapsed: now, origin: 0 };

const page = (html: string, more: Partial<NextEntry> = {}): Entry =>
  packEntry({
    value: { kind: "APP_PAGE", html },
    lastModified: clock.now,
    tags: [SITE_TAG, pageTag("a")],
    cacheControl: { revalidate: 300 },
    ...more,
  });
async function findHtml(pages: PageCache, key = "/a"): Promise<string | undefined> {
  const entry = await pages.get(key, true);
  return entry === null ? undefined : unpackEntry(entry, key).value?.html;
}

const link: RedisConnection | null = TEST_REDIS_URL === undefined ? null : await connectedRedis(TEST_REDIS_URL);
const opened: SharedStore[] = [];
afterAll(() => {
  for (const store of opened) store.close();
  link?.close();
});
const stores: [name: string, make: () => SharedStore][] = [["in memory", memoryStore]];
if (link !== null) stores.push(["in Redis", () => redisStore(link, testPrefix())]);

/** An entry as versions before wrote it, with its text as it is. */
const AS_BEFORE = serialize({ entry: { value: { kind: "APP_PAGE", html: "" }, lastModified: 0, tags: [] }, at: "" });

describe.each(stores)("replicas that share pages %s", (_name, make) => {
  const replicas = (count: number) => {
    const shared = make();
    opened.push(shared);
    const invalidated: string[][] = [];
    const adopted: Entry[] = [];
    const all = Array.from({ length: count }, () =>
      createPageCache({
        shared,
        ...clocks,
        onInvalidated: (tags) => invalidated.push([...tags]),
        onAdopted: (entry) => adopted.push(entry),
      }),
    );
    return { shared, all: all as [PageCache, PageCache, ...PageCache[]], invalidated, adopted };
  };

  it("serve what another one rendered, with its headers and life, in a fraction of its bytes", async () => {
    const {
      shared,
      all: [one, two],
      adopted,
    } = replicas(2);
    const html = "<p>“1”</p>".repeat(2000);
    const forRouter = { rscData: Buffer.alloc(50_000), segmentData: new Map([["/x", Buffer.alloc(50_000)]]) };
    const value = { kind: "APP_PAGE", html, headers: { "x-next-cache-tags": "a" }, ...forRouter };
    await one.set("/a", page("", { value }), true);
    expect((await shared.read("/a")).bytes?.byteLength).toBeLessThan(1500);
    const entry = await two.get("/a", true);
    expect(entry && unpackEntry(entry, "/a")).toEqual({
      value: {
        kind: "APP_PAGE",
        html,
        headers: { "x-next-cache-tags": "a", [PAGE_VERSION]: `${entry?.html?.version} %2Fa` },
      },
      lastModified: clock.now,
      tags: [SITE_TAG, pageTag("a")],
      cacheControl: { revalidate: 300 },
    });
    expect(adopted).toHaveLength(1);
  });

  it("all drop a page as soon as one hears of a publish, and render it once for all", async () => {
    const {
      all: [one, two, three],
      invalidated,
    } = replicas(3);
    await one.set("/a", page("old"), true);
    await one.set("/b", page("kept", { tags: [SITE_TAG, pageTag("b")] }), true);
    for (const replica of [two, three!])
      expect([await findHtml(replica), await findHtml(replica, "/b")]).toEqual(["old", "kept"]);

    clock.now += 1000;
    await two.invalidate([pageTag("a")]);
    expect(await findHtml(two)).toBeUndefined();
    await until(() => invalidated.length === 3);
    for (const replica of [one, three!])
      expect([await findHtml(replica), await findHtml(replica, "/b")]).toEqual([undefined, "kept"]);

    clock.now += 1000;
    await three!.set("/a", page("new"), true);
    expect([await findHtml(one), await findHtml(two)]).toEqual(["new", "new"]);
  });

  it("do not serve an old page when they start after the publish", async () => {
    const {
      shared,
      all: [one],
      invalidated,
    } = replicas(1);
    await one.set("/a", page("old"), true);
    await shared.invalidate([SITE_TAG]);
    await until(() => invalidated.length === 1);
    const late = createPageCache({ shared, ...clocks });
    expect(await findHtml(late)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await findHtml(late)).toBeUndefined();
  });

  it("take a page that is past its life from the one that renewed it", async () => {
    const {
      all: [one, two],
    } = replicas(2);
    await one.set("/a", page("first"), true);
    await findHtml(two);
    clock.now += 301_000;
    expect(await findHtml(two)).toBe("first");
    await one.set("/a", page("second"), true);
    expect(await findHtml(two)).toBe("second");
  });

  it("never serve one another a sale that has ended", async () => {
    const {
      all: [one, two],
    } = replicas(2);
    await one.set("/a", page("sale", { tags: [pageTag("a"), untilTag(clock.now + 5000)] }), true);
    clock.now += 5000;
    expect(await findHtml(two)).toBeUndefined();
  });

  it("go by no clock: a replica whose clock is an hour ahead does not outlive a publish", async () => {
    const {
      shared,
      all: [one, two],
      invalidated,
    } = replicas(2);
    const ahead = createPageCache({ shared, now: () => clock.now + 3_600_000, elapsed: now });
    await ahead.set("/a", page("old", { lastModified: clock.now + 3_600_000 }), true);
    expect(await findHtml(two)).toBe("old");
    clock.now += 1000;
    await one.invalidate([pageTag("a")]);
    await until(() => invalidated.length === 2);
    expect([await findHtml(one), await findHtml(two)]).toEqual([undefined, undefined]);
  });

  it("do not keep a page whose render began before a publish and ended after it", async () => {
    const {
      all: [one, two],
      invalidated,
    } = replicas(2);
    expect(await findHtml(two)).toBeUndefined();
    clock.now += 50;
    await one.invalidate([pageTag("a")]);
    await until(() => invalidated.length === 2);
    clock.now += 50;
    await two.set("/a", page("of before the publish"), true);
    expect([await findHtml(one), await findHtml(two)]).toEqual([undefined, undefined]);
    clock.now += 50;
    await two.set("/a", page("of after the publish"), true);
    expect([await findHtml(one), await findHtml(two)]).toEqual(["of after the publish", "of after the publish"]);
  });

  it("keep to themselves what is not a page, and take what they cannot read for a miss", async () => {
    const {
      shared,
      all: [one, two],
    } = replicas(2);
    await one.set("call", page("tags"), false);
    expect(await two.get("call", true)).toBeNull();
    const torn = page("torn");
    Object.assign(torn.html ?? {}, { gzip: torn.html?.gzip.subarray(0, 20) });
    const unreadable = [Buffer.from("no such format"), serialize("another shape"), serialize(null), AS_BEFORE];
    for (const bytes of [...unreadable, encodeEntry({ entry: torn, at: "" })]) {
      await shared.write("/broken", bytes);
      expect(await two.get("/broken", true)).toBeNull();
    }
  });
});

describe.each(stores)("a page that is not there, %s", (_name, make) => {
  const missing = (): Entry => page("<p>not found</p>", { value: { kind: "APP_PAGE", html: "no", status: 404 } });

  it("costs no entry, in this process or in what replicas share", async () => {
    const shared = make();
    opened.push(shared);
    const pages = createPageCache({ shared, ...clocks });
    for (const key of ["/_next/q1/", "/api/x", "/healthz-2", "/nowhere"]) {
      await pages.set(key, missing(), true);
      expect(await pages.get(key, true)).toBeNull();
      expect((await shared.read(key)).bytes).toBeNull();
    }
  });

  it("takes away the page that stood there before", async () => {
    const shared = make();
    opened.push(shared);
    const [one, two] = [createPageCache({ shared, ...clocks }), createPageCache({ shared, ...clocks })];
    await one.set("/a", page("was here"), true);
    clock.now += 301_000;
    await one.set("/a", missing(), true);
    expect([await findHtml(one), await findHtml(two)]).toEqual([undefined, undefined]);
  });

  it("is not kept where Next hands over nothing at all, or a redirect", async () => {
    const pages = createPageCache({ shared: null, ...clocks });
    await pages.set("/a", page("", { value: null }), true);
    await pages.set("/b", page("", { value: { kind: "APP_PAGE", html: "", status: 307 } }), true);
    expect([await pages.get("/a", true), await pages.get("/b", true)]).toEqual([null, null]);
  });
});

describe("one replica alone", () => {
  it("does not keep a page whose render began before a publish, even in the background", async () => {
    const pages = createPageCache({ shared: null, ...clocks });
    await pages.set("/a", page("first"), true);
    clock.now += 301_000;
    expect(await findHtml(pages)).toBe("first");
    clock.now += 50;
    await pages.invalidate([pageTag("a")]);
    clock.now += 50;
    await pages.set("/a", page("of before the publish"), true);
    expect(await findHtml(pages)).toBeUndefined();
  });
});

describe("a clock that jumps", () => {
  const HOUR = 3_600_000;
  /** A process whose clock is put right while it runs on. */
  function setUp() {
    const time = { now: NOW, elapsed: 0 };
    const options = { now: () => time.now, elapsed: () => time.elapsed, origin: NOW };
    const pages = createPageCache({ shared: null, ...options });
    const pass = (ms: number, jump = 0): void => {
      time.now += ms + jump;
      time.elapsed += ms;
    };
    const keep = (html: string) => pages.set("/a", page(html, { lastModified: time.now }), true);
    return { pages, pass, keep };
  }

  it.each([-HOUR, HOUR])("keeps no publish from its pages, and no later page from visitors: %j ms", async (jump) => {
    const { pages, pass, keep } = setUp();
    await keep("old");
    pass(1000, jump);
    await pages.invalidate([pageTag("a")]);
    expect(await findHtml(pages)).toBeUndefined();
    pass(1000, -jump);
    await keep("new");
    expect(await findHtml(pages)).toBe("new");
  });

  it("makes no page live longer than it should, nor look new to Next", async () => {
    const { pages, pass, keep } = setUp();
    pass(5000);
    await keep("old");
    pass(299_000, -HOUR);
    expect(pages.peek("/a")).not.toBeNull();
    const stored = await pages.get("/a", true);
    // Next goes by a clock that does not jump, so the page is as old to Next as it is.
    expect(stored && pages.renderedAt(stored)).toBe(NOW + 5000);
    pass(1000);
    expect(pages.peek("/a")).toBeNull();
  });

  it("ends a sale by the time that it then says", async () => {
    const { pages, pass } = setUp();
    await pages.set("/a", page("sale", { tags: [untilTag(NOW + HOUR)] }), true);
    pass(0, HOUR);
    expect(await findHtml(pages)).toBeUndefined();
  });

  it("of a replica that is ahead makes no page of its live longer elsewhere", async () => {
    const shared = memoryStore();
    const time = { now: NOW, elapsed: 0 };
    const ahead = createPageCache({ shared, now: () => time.now + HOUR, elapsed: () => time.elapsed });
    const other = createPageCache({ shared, now: () => time.now, elapsed: () => time.elapsed });
    await ahead.set("/a", page("of an hour later", { lastModified: time.now + HOUR }), true);
    expect(await findHtml(other)).toBe("of an hour later");
    time.now += 300_000;
    time.elapsed += 300_000;
    expect(other.peek("/a")).toBeNull();
  });
});

describe("of two renders of a page at once", () => {
  it("the one that ends last is not kept either, where a publish came since both began", async () => {
    const pages = createPageCache({ shared: null, ...clocks });
    expect([await findHtml(pages), await findHtml(pages)]).toEqual([undefined, undefined]);
    clock.now += 50;
    await pages.invalidate([pageTag("a")]);
    clock.now += 50;
    await pages.set("/a", page("of before the publish"), true);
    expect(await findHtml(pages)).toBeUndefined();
    clock.now += 50;
    await pages.set("/a", page("of before the publish, too"), true);
    expect(await findHtml(pages)).toBeUndefined();
  });

  it("the page is kept again once all have ended, or should have", async () => {
    const pages = createPageCache({ shared: null, ...clocks });
    expect([await findHtml(pages), await findHtml(pages)]).toEqual([undefined, undefined]);
    clock.now += 50;
    await pages.invalidate([pageTag("a")]);
    clock.now += 60_000;
    expect(await findHtml(pages)).toBeUndefined();
    await pages.set("/a", page("of after the publish"), true);
    expect(await findHtml(pages)).toBe("of after the publish");
  });
});

describe("while the shared store is away", () => {
  it("each replica goes on with what it has, publishes included", async () => {
    const shared = memoryStore();
    const pages = createPageCache({ shared, ...clocks });
    shared.setOffline(true);
    await pages.set("/a", page("alone"), true);
    expect(await findHtml(pages)).toBe("alone");
    expect(await findHtml(pages, "/unknown")).toBeUndefined();
    clock.now += 1;
    await pages.invalidate([pageTag("a")]);
    expect(await findHtml(pages)).toBeUndefined();
  });

  it("the others are told of a publish when the store is back", async () => {
    const shared = memoryStore();
    const reported: string[][] = [];
    const other = createPageCache({ shared, ...clocks, onInvalidated: (tags) => reported.push([...tags]) });
    const pages = createPageCache({ shared, ...clocks });
    await other.set("/a", page("old"), true);
    shared.setOffline(true);
    clock.now += 1;
    await pages.invalidate([pageTag("a")]);
    await pages.invalidate([pageTag("b")]);
    shared.setOffline(false);
    expect(await findHtml(other)).toBe("old");
    await findHtml(pages, "/anything");
    await until(() => reported.length === 1);
    expect(reported).toEqual([[pageTag("a"), pageTag("b")]]);
    expect(await findHtml(other)).toBeUndefined();
  });

  it("the others are told of it though nobody asks for a page or publishes again", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const shared = memoryStore();
    const reported: string[][] = [];
    createPageCache({ shared, ...clocks, onInvalidated: (tags) => reported.push([...tags]) });
    const pages = createPageCache({ shared, ...clocks });
    shared.setOffline(true);
    await pages.invalidate([pageTag("a")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual([]);
    shared.setOffline(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(reported).toEqual([[pageTag("a")]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toHaveLength(1);
  });
});
