import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cdnTags } from "./cdn-tags.ts";
import { packEntry, unpackEntry } from "../entry.ts";
import { outsideLife, sharedPage } from "../life.ts";
import { createPageCache } from "../page-cache.ts";
import { AGAIN_MS, createPurger, GATHER_MS } from "./purger.ts";
import { pageTag, SITE_TAG, untilTag } from "../tags.ts";
import { memoryStore } from "../testing/memory-store.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function setUp(most = 30) {
  const sent: (readonly string[])[] = [];
  const failing = { times: 0 };
  const log: string[] = [];
  const purger = createPurger({
    send: (tags) => {
      if (failing.times-- > 0) return Promise.reject(new Error("503"));
      sent.push(tags);
      return Promise.resolve();
    },
    most,
    site: "ace",
    report: ({ level, message }) => log.push(`${level}: ${message}`),
    now: Date.now,
    later,
  });
  return { purger, sent, failing, log };
}

describe("the purger", () => {
  it("gathers publishes that come together, and repeats each for answers that were under way", async () => {
    const { purger, sent } = setUp();
    purger.purge(["ace/a"]);
    purger.purge(["ace/b", "ace/a"]);
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    expect(sent).toEqual([["ace/a", "ace/b"]]);
    await vi.advanceTimersByTimeAsync(AGAIN_MS * 3);
    expect(sent).toEqual([
      ["ace/a", "ace/b"],
      ["ace/a", "ace/b"],
    ]);
  });

  it("sends no more than a call takes, and the site alone where all of it is published", async () => {
    const { purger, sent } = setUp(2);
    purger.purge(["ace/a", "ace/b", "ace/c"]);
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    expect(sent).toEqual([["ace/a", "ace/b"], ["ace/c"]]);
    sent.length = 0;
    purger.purge(["ace/a", "ace"]);
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    expect(sent).toEqual([["ace"]]);
    sent.length = 0;
    purger.purge(Array.from({ length: 1001 }, (_, index) => `ace/${index}`));
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    expect(sent).toEqual([["ace"]]);
  });

  it("tries until the CDN confirms, and says so once, then as an error, then that it is over", async () => {
    const { purger, sent, failing, log } = setUp();
    failing.times = 6;
    purger.purge(["ace/a"]);
    await vi.advanceTimersByTimeAsync(GATHER_MS + 1000 + 2000 + 4000 + 8000 + 16_000 + 30_000);
    expect(sent).toEqual([["ace/a"]]);
    expect(log.map((line) => line.slice(0, 60))).toEqual([
      "warn: The CDN was not told of a publish (try 1), so it may s",
      "error: The CDN was not told of a publish (try 5), so it may ",
      "info: The CDN takes purges again, after 6 tries that failed.",
      "info: The CDN forgets ace/a.",
    ]);
  });

  it("has the whole site forgotten when the process ends, and sends nothing after that", async () => {
    const { purger, sent } = setUp();
    purger.purge(["ace/a"]);
    await purger.close();
    await vi.advanceTimersByTimeAsync(AGAIN_MS * 2);
    expect(sent).toEqual([["ace"]]);
  });
});

/** A CDN that keeps what `s-maxage` lets it, before replicas that share a store, each with a purger of its own. */
function site(failures: number, boundaryIn: number) {
  const shared = memoryStore();
  let failuresLeft = failures;
  let version = 0;
  /** From then on the page shows that the sale is over. */
  const boundary = Date.now() + boundaryIn;
  const stored = new Map<string, { html: string; tags: readonly string[]; until: number }>();
  const replicas = [0, 1].map(() => {
    const purger = createPurger({
      send: (tags) => {
        if (failuresLeft-- > 0) return Promise.reject(new Error("503"));
        for (const [key, { tags: own }] of stored) if (own.some((tag) => tags.includes(tag))) stored.delete(key);
        return Promise.resolve();
      },
      most: 30,
      site: "ace",
      report: () => {},
      now: Date.now,
      later,
    });
    const purge = (tags: readonly string[]) => purger.purge(cdnTags(tags, "ACE"));
    const pages = createPageCache({ shared, elapsed: Date.now, origin: 0, onInvalidated: purge });
    const publish = async (): Promise<void> => {
      version += 1;
      await pages.invalidate([pageTag("a")]);
      purge([pageTag("a")]);
    };
    /** A render takes a while, and shows what content was at its beginning. */
    const answer = async (renderMs: number) => {
      const known = await pages.get("/a", true);
      if (known !== null) return known;
      const isBefore = Date.now() < boundary;
      const html = `${version} ${isBefore ? "sale" : "over"}`;
      const tags = [SITE_TAG, pageTag("a"), ...(isBefore ? [untilTag(boundary)] : [])];
      await new Promise((resolve) => void setTimeout(resolve, renderMs));
      const value = { kind: "APP_PAGE", html };
      const entry = packEntry({ value, lastModified: Date.now(), tags, cacheControl: { revalidate: 300 } });
      await pages.set("/a", entry, true);
      return entry;
    };
    return { answer, publish };
  });

  /** What a visitor sees through the CDN; the CDN asks a replica where it has nothing. @param travelMs how long an answer is on its way */
  async function visit(replica: number, renderMs: number, travelMs: number): Promise<string> {
    const found = stored.get("/a");
    if (found !== undefined && Date.now() < found.until) return found.html;
    const entry = await replicas[replica]?.answer(renderMs);
    if (entry === undefined) throw new Error("There is no such replica.");
    const html = unpackEntry(entry, "/a").value?.html ?? "";
    const seconds = Number(/s-maxage=(\d+)/u.exec(sharedPage(outsideLife(entry, 3600), Date.now()))?.[1]);
    await new Promise((resolve) => void setTimeout(resolve, travelMs));
    const life = { html, tags: cdnTags(entry.tags, "ACE"), until: Date.now() - travelMs + seconds * 1000 };
    if (seconds > 0) stored.set("/a", life);
    return html;
  }
  return { replicas, visit, boundary, version: () => version };
}

const step = fc.record({
  kind: fc.constantFrom("visit", "visit", "publish"),
  replica: fc.constantFrom(0, 1),
  renderMs: fc.integer({ min: 0, max: 3000 }),
  travelMs: fc.integer({ min: 0, max: 900 }),
  pauseMs: fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 20_000 })),
});

describe("a publish behind a CDN that keeps pages for an hour", () => {
  it("shows in the end whatever failed, and no sale is shown after its end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 20 }),
        fc.nat(6),
        fc.constantFrom(90_000, 86_400_000),
        async (steps, failures, boundaryIn) => {
          vi.setSystemTime(Date.UTC(2026, 10, 21, 12));
          const { replicas, visit, boundary, version } = site(failures, boundaryIn);
          const shown: { readonly html: string; readonly asked: number }[] = [];
          const see = async (replica: number, renderMs: number, travelMs: number) => {
            const asked = Date.now();
            shown.push({ asked, html: await visit(replica, renderMs, travelMs) });
          };
          for (const { kind, replica, renderMs, travelMs, pauseMs } of steps) {
            if (kind === "publish") void replicas[replica]?.publish();
            else void see(replica, renderMs, travelMs);
            await vi.advanceTimersByTimeAsync(pauseMs);
          }
          await vi.advanceTimersByTimeAsync(AGAIN_MS + 2 * 60_000);
          const last = visit(0, 0, 0);
          await vi.advanceTimersByTimeAsync(10);
          expect(await last).toBe(`${version()} ${Date.now() < boundary ? "sale" : "over"}`);
          // A render that began before the boundary ends with what was true then.
          for (const { html, asked } of shown) if (asked >= boundary) expect(html).toMatch(/over$/u);
        },
      ),
      { numRuns: 200 },
    );
  });
});
