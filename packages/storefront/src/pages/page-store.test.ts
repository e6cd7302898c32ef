import {
  type ContentClient,
  ContentLookupError,
  createContentClient,
  type Globals,
  NO_GLOBALS,
  type Page,
  PageNotFoundError,
} from "@courseway/content-client";
import type { ReportEvent } from "@courseway/observability";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { OUTAGE_AFTER, PROBE_EVERY_MS, forgetLookups, newLookupMemory } from "./lookup-memory.ts";
import { LastGood } from "./last-good.ts";
import type { PageAddress } from "./address-of.ts";
import { createPageStore, FAILED_FOR_MS } from "./page-store.ts";
import { isSnapshot } from "./snapshot.ts";

const START = Date.UTC(2026, 10, 25, 12);

let count = 0;
const somewhere = (): PageAddress => {
  count += 1;
  return { path: `/p${count}/`, slug: `p${count}`, entrySlug: `p${count}`, blog: false };
};
const entry = { slug: "p", typeHandle: "visionTemplateEntry" };
const empty = await createContentClient({
  url: "https://content.test/graphql",
  site: "ace",
  craft: 5,
  blocks: [],
  fetch: () => Promise.resolve(Response.json({ data: { entry } })),
}).page({ slug: "p", blog: false });
const page = (title: string, emptyRows = 0): Page => ({ ...empty, title, emptyRows });

function deferred() {
  let resolve: (page: Page) => void = () => undefined;
  const promise = new Promise<Page>((done) => void (resolve = done));
  return { promise, resolve };
}

const down = new ContentLookupError("the lookup", "It was refused", 500);
const newFolder = () => mkdtempSync(join(tmpdir(), "last-good-"));

const SETS: Globals = { ...NO_GLOBALS, offer: { promotionText: "Sale" } as Globals["offer"] };

function store(
  answers: readonly (Page | Error | Promise<Page>)[],
  folder = newFolder(),
  sets: readonly (Globals | Error)[] = [],
  isDevelopment = false,
) {
  const events: ReportEvent[] = [];
  const requests: unknown[] = [];
  const memory = newLookupMemory();
  let now = 0;
  const client: Pick<ContentClient, "page" | "globals"> = {
    page: (request) => {
      requests.push(request);
      const answer = answers[requests.length - 1] ?? down;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    globals: () => {
      const answer = sets[requests.length - 1] ?? NO_GLOBALS;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  const pages = createPageStore({
    client,
    lastGood: new LastGood({ folder, isValue: isSnapshot, shared: null }),
    report: (event) => void events.push(event),
    now: () => now,
    clock: () => START + now,
    isDevelopment,
    memory,
  });
  return { pages, events, requests, folder, memory, wait: (ms: number) => void (now += ms) };
}

describe("the page store", () => {
  it("asks the content API afresh for every render [API-005]", async () => {
    const { pages, requests } = store([page("one"), page("two")]);
    const address = somewhere();
    await pages.get(address, null);
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "two" } }, isFresh: true });
    expect(requests).toHaveLength(2);
  });

  it("falls back to the last good copy and logs 40403 [ERR-011]", async () => {
    const { pages, events } = store([page("good"), down]);
    const address = somewhere();
    await pages.get(address, null);
    expect(await pages.get(address, null)).toMatchObject({
      kind: "found",
      snapshot: { page: { title: "good" } },
      isFresh: false,
    });
    expect(events).toMatchObject([{ level: "error", code: 40403 }]);
  });

  it("keeps the banners it had where the global sets cannot be read, and tries again soon", async () => {
    const { pages, events } = store([page("one"), page("two"), page("three")], newFolder(), [SETS, down, down]);
    const address = somewhere();
    await pages.get(address, null);
    const half = { kind: "found", snapshot: { page: { title: "two" }, globals: SETS }, isFresh: false };
    expect(await pages.get(address, null)).toMatchObject(half);
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "three" }, globals: SETS } });
    expect(events).toMatchObject([{ code: 40403 }, { code: 40403 }]);
  });

  it("shows a page without banners where there are none from before", async () => {
    const { pages } = store([page("one")], newFolder(), [down]);
    const found = { snapshot: { page: { title: "one" }, globals: NO_GLOBALS }, isFresh: false };
    expect(await pages.get(somewhere(), null)).toMatchObject(found);
  });

  it("finds the copy again after a restart", async () => {
    const address = somewhere();
    const first = store([page("kept")]);
    await first.pages.get(address, null);
    const second = store([down], first.folder);
    expect(await second.pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "kept" } } });
  });

  it("fails where there is no copy [ERR-012]", async () => {
    expect(await store([down]).pages.get(somewhere(), null)).toMatchObject({ kind: "failed" });
  });

  it("logs a missing page as information with 40401, and forgets its copy [ERR-010]", async () => {
    const address = somewhere();
    const { pages, events } = store([page("there"), new PageNotFoundError("p", "No entry."), down]);
    await pages.get(address, null);
    expect(await pages.get(address, null)).toEqual({ kind: "missing" });
    expect(events).toMatchObject([{ level: "info", code: 40401 }]);
    expect(await pages.get(address, null)).toMatchObject({ kind: "failed" });
  });

  it("keeps no copy of a preview and serves none [RT-017]", async () => {
    const { pages, requests } = store([page("draft"), down]);
    const address = somewhere();
    await pages.get(address, "token");
    expect(requests).toMatchObject([{ previewToken: "token" }]);
    expect(await pages.get(address, null)).toMatchObject({ kind: "failed" });
  });

  it("takes over the lookup that the proxy started for the same request, once and not for long", async () => {
    const { pages, requests, wait } = store([page("prefetched"), page("own"), page("late")]);
    const address = somewhere();
    await pages.prefetch(address, null);
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "prefetched" } } });
    await pages.get(address, null);
    expect(requests).toHaveLength(2);
    await pages.prefetch(address, null);
    wait(3000);
    await pages.get(address, null);
    expect(requests).toHaveLength(4);
  });

  it("takes over a lookup that took long, however long", async () => {
    const { pages, requests, wait } = store([page("slow")]);
    const address = somewhere();
    const slow = pages.prefetch(address, null);
    wait(9000);
    const taken = pages.get(address, null);
    expect(await taken).toBe(await slow);
    expect(requests).toHaveLength(1);
  });

  it("alarms when a page has rows and all of them came back empty", async () => {
    const { pages, events } = store([page("hollow", 4)]);
    await pages.get(somewhere(), null);
    expect(events[0]?.message).toContain("has 4 rows and all came back empty");
  });
});

describe("a page that an editor lets expire", () => {
  const expiring = { ...page("until noon"), expiryDate: new Date(START + 60_000).toISOString() };

  it("is missing from that moment on, though content, whose clock is behind, still gives it", async () => {
    const { pages, wait, events } = store([expiring, expiring, expiring]);
    const address = somewhere();
    expect(await pages.get(address, null)).toMatchObject({ kind: "found" });
    wait(59_999);
    expect(await pages.get(address, null)).toMatchObject({ kind: "found" });
    wait(1);
    expect(await pages.get(address, null)).toEqual({ kind: "missing" });
    expect(events.at(-1)).toMatchObject({ level: "info", code: 40401 });
  });

  it("is missing although content is down and there is a copy", async () => {
    const { pages, wait } = store([expiring, down]);
    const address = somewhere();
    await pages.get(address, null);
    wait(60_000);
    expect(await pages.get(address, null)).toEqual({ kind: "missing" });
  });

  it("is there for its editor", async () => {
    const { pages, wait } = store([expiring]);
    wait(60_000);
    expect(await pages.get(somewhere(), "token")).toMatchObject({ kind: "found" });
  });
});

describe("while the content API fails", () => {
  it("a page that failed is not asked for again for some seconds, and its copy is served without another alarm", async () => {
    const { pages, requests, events, wait } = store([page("good"), down, page("back")]);
    const address = somewhere();
    const stale = { snapshot: { page: { title: "good" } }, isFresh: false };
    await pages.get(address, null);
    expect(await pages.get(address, null)).toMatchObject(stale);
    wait(FAILED_FOR_MS - 1);
    expect([await pages.prefetch(address, null), await pages.get(address, null)]).toMatchObject([stale, stale]);
    expect([requests.length, events.length]).toEqual([2, 1]);
    wait(1);
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "back" } }, isFresh: true });
  });

  it("a page without a copy fails at once the second time and says the same [ERR-012]", async () => {
    const { pages, requests } = store([down, page("never asked")]);
    const address = somewhere();
    const first = await pages.prefetch(address, null);
    expect(first).toMatchObject({ kind: "failed", failure: down.parts });
    await pages.get(address, null);
    expect(await pages.get(address, null)).toEqual(first);
    expect(requests).toHaveLength(1);
  });

  it("a preview that failed is asked for again at once: an editor is at work", async () => {
    const { pages, requests } = store([down, page("fixed")]);
    const address = somewhere();
    await pages.get(address, "token");
    expect(await pages.get(address, "token")).toMatchObject({ kind: "found" });
    expect(requests).toHaveLength(2);
  });

  it("one lookup at a time finds out whether an outage is over, whatever page is asked for", async () => {
    const hanging = deferred();
    const failures = Array.from({ length: OUTAGE_AFTER }, () => down);
    const { pages, requests, events, wait } = store([...failures, hanging.promise, page("after")]);
    for (let count = 0; count < OUTAGE_AFTER; count += 1) await pages.get(somewhere(), null);
    const storm = await Promise.all(Array.from({ length: 50 }, () => pages.get(somewhere(), null)));
    expect(new Set(storm.map(({ kind }) => kind))).toEqual(new Set(["failed"]));
    expect(requests).toHaveLength(OUTAGE_AFTER);

    wait(PROBE_EVERY_MS);
    const probe = pages.get(somewhere(), null);
    expect(await pages.get(somewhere(), null)).toMatchObject({
      kind: "failed",
      failure: ["The content API is down.", expect.anything(), expect.anything()],
    });
    expect(requests).toHaveLength(OUTAGE_AFTER + 1);
    hanging.resolve(page("probe"));
    expect(await probe).toMatchObject({ kind: "found" });
    expect(await pages.get(somewhere(), null)).toMatchObject({ kind: "found" });
    expect(events.filter(({ message }) => /Several lookups in a row|answers again/u.test(message))).toMatchObject([
      { level: "error", code: 40403 },
      { level: "info" },
    ]);
  });

  it("what one page or one token makes fail is no outage", async () => {
    const refused = new ContentLookupError("the lookup", "It answered status 200 with an error", 200);
    const { pages, requests } = store(Array.from({ length: 30 }, (_, index) => (index < 10 ? refused : down)));
    for (let count = 0; count < 10; count += 1) await pages.get(somewhere(), null);
    for (let count = 0; count < 10; count += 1) await pages.get(somewhere(), `token${count}`);
    await pages.get(somewhere(), null);
    expect(requests).toHaveLength(21);
  });

  it("a page with a copy is waited for 2 s for any visitor, then shown from the copy for a short while", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = deferred();
    const { pages, requests, events, memory } = store([page("good"), slow.promise, page("newer")]);
    const address = somewhere();
    await pages.get(address, null);
    forgetLookups(address.entrySlug, memory);
    const seen: unknown[] = [];
    const ask = (of: "get" | "prefetch") => void pages[of](address, null).then((lookup) => seen.push(lookup));
    ask("get");
    await vi.advanceTimersByTimeAsync(1500);
    ask("prefetch");
    await vi.advanceTimersByTimeAsync(499);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const copy = { kind: "found", snapshot: { page: { title: "good" } }, isFresh: false };
    expect(seen).toMatchObject([copy, copy]);
    // Nobody waits for it again, and it is not asked for twice.
    await vi.advanceTimersByTimeAsync(5000);
    expect(await pages.get(address, null)).toMatchObject(copy);
    expect(requests).toHaveLength(2);
    expect(events).toMatchObject([{ level: "warn", tags: { tag: "content" } }]);

    slow.resolve(page("new"));
    await vi.waitFor(() => expect(memory.pending.size).toBe(0));
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "newer" } }, isFresh: true });
  });

  it("a page without a copy is waited for", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = deferred();
    const { pages } = store([slow.promise]);
    const asked = pages.get(somewhere(), null);
    await vi.advanceTimersByTimeAsync(14_000);
    slow.resolve(page("late"));
    expect(await asked).toMatchObject({ snapshot: { page: { title: "late" } }, isFresh: true });
  });

  it("a developer sees each failure at once, in place of the copy, and the next answer too", async () => {
    const answers = [page("good"), down, page("fixed")];
    const { pages } = store(answers, newFolder(), [], true);
    const address = somewhere();
    await pages.get(address, null);
    expect(pages.hasServed(address)).toBe(false);
    expect(await pages.get(address, null)).toEqual({ kind: "failed", failure: down.parts });
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "fixed" } } });
  });
});

describe("lookups of one page at one moment", () => {
  it("are one lookup for all visitors", async () => {
    const { pages, requests } = store([page("shared"), page("own")]);
    const address = somewhere();
    const all = [pages.get(address, null), pages.prefetch(address, null), pages.get(address, null)];
    const titles = (await Promise.all(all)).map((one) => one.kind === "found" && one.snapshot.page.title);
    expect(titles).toEqual(["shared", "shared", "shared"]);
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "own" } } });
    expect(requests).toHaveLength(2);
  });

  it("are apart where one began before a publish and one after", async () => {
    const before = deferred();
    const { pages, memory } = store([before.promise, page("new")]);
    const address = somewhere();
    const old = pages.get(address, null);
    forgetLookups(address.entrySlug, memory);
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "new" } } });
    before.resolve(page("old"));
    expect(await old).toMatchObject({ snapshot: { page: { title: "old" } } });
  });

  it("leave no copy that is older than a publish, however late they end", async () => {
    const before = deferred();
    const { pages, memory } = store([before.promise, page("new"), down]);
    const address = somewhere();
    const old = pages.get(address, null);
    forgetLookups(address.entrySlug, memory);
    await pages.get(address, null);
    before.resolve(page("old"));
    await old;
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "new" } }, isFresh: false });
  });

  it("are apart for the published page and each preview of it [RT-017]", async () => {
    const { pages } = store([page("published"), page("draft")]);
    const address = somewhere();
    const both = await Promise.all([pages.get(address, null), pages.get(address, "token")]);
    expect(both).toMatchObject([
      { snapshot: { page: { title: "published" } } },
      { snapshot: { page: { title: "draft" } } },
    ]);
  });
});
