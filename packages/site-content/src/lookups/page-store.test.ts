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
import { OUTAGE_AFTER, PROBE_EVERY_MS, PROBE_FOR_MS, forgetLookups, newLookupMemory } from "./lookup-memory.ts";
import { LastGood } from "./last-good.ts";
import type { PageAddress } from "./find-address.ts";
import { createPageStore, FAILED_FOR_MS, PATIENCE_WITHOUT_COPY_MS } from "./page-store.ts";
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

function deferred<Value = Page>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

const down = new ContentLookupError("the lookup", "It was refused", 500);
const newFolder = () => mkdtempSync(join(tmpdir(), "last-good-"));

const SETS: Globals = { ...NO_GLOBALS, offer: { promotionText: "Sale" } as Globals["offer"] };

function store(
  answers: readonly (Page | Error | Promise<Page>)[],
  folder = newFolder(),
  sets: readonly (Globals | Error | Promise<Globals>)[] = [],
  isDevelopment = false,
) {
  const events: ReportEvent[] = [];
  const requests: unknown[] = [];
  const pauses: number[] = [];
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
    pause: async (ms) => void pauses.push(ms),
  });
  return { pages, events, requests, pauses, folder, memory, wait: (ms: number) => void (now += ms) };
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

  it("shows a page that has no copy with the banners that another page was given", async () => {
    const { pages } = store([page("one"), page("two")], newFolder(), [SETS, down]);
    await pages.get(somewhere(), null);
    const found = { snapshot: { page: { title: "two" }, globals: SETS }, isFresh: false };
    expect(await pages.get(somewhere(), null)).toMatchObject(found);
  });

  it("gives no page the banners of an editor's later moment", async () => {
    const { pages } = store([page("one"), page("two")], newFolder(), [SETS, down]);
    await pages.get(somewhere(), "token", START + 60_000);
    expect(await pages.get(somewhere(), null)).toMatchObject({ snapshot: { globals: NO_GLOBALS }, isFresh: false });
  });

  it("waits 1.5 s for the global sets where some were read before, else as long as for the page", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = [deferred<Globals>(), deferred<Globals>()] as const;
    const { pages, events } = store(
      [page("one"), page("two")],
      newFolder(),
      slow.map(({ promise }) => promise),
    );
    const seen: unknown[] = [];
    const ask = () => void pages.get(somewhere(), null).then((lookup) => seen.push(lookup));
    ask();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen).toEqual([]);
    slow[0].resolve(SETS);
    await vi.waitFor(() => expect(seen).toMatchObject([{ snapshot: { globals: SETS }, isFresh: true }]));

    ask();
    await vi.advanceTimersByTimeAsync(1499);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(seen[1]).toMatchObject({ snapshot: { page: { title: "two" }, globals: SETS }, isFresh: false });
    expect(events).toMatchObject([{ level: "warn", tags: { tag: "content" } }]);
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
    const { pages, requests } = store([]);
    const address = somewhere();
    const first = await pages.prefetch(address, null);
    expect(first).toMatchObject({ kind: "failed", failure: down.parts });
    const asked = requests.length;
    await pages.get(address, null);
    expect(await pages.get(address, null)).toEqual(first);
    expect(requests).toHaveLength(asked);
  });

  it("a page without a copy is asked for again within seconds, for all its visitors at once, and the cause is logged once", async () => {
    const { pages, requests, pauses, events } = store([down, down, page("third time")], newFolder(), [down, down]);
    const address = somewhere();
    const both = await Promise.all([pages.prefetch(address, null), pages.get(address, null)]);
    const found = { kind: "found", snapshot: { page: { title: "third time" } }, isFresh: true };
    expect(both).toMatchObject([found, found]);
    expect([requests.length, pauses]).toEqual([3, [500, 1000]]);
    // The page's and the global sets' own.
    expect(events.filter(({ code }) => code === 40403)).toHaveLength(2);
  });

  it("a page without a copy that cannot be had in 7.5 s fails, and alone is no outage", async () => {
    const { pages, requests, pauses, events } = store([...Array.from({ length: 5 }, () => down), page("another")]);
    expect(await pages.get(somewhere(), null)).toMatchObject({ kind: "failed", failure: down.parts });
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
    expect(await pages.get(somewhere(), null)).toMatchObject({ kind: "found" });
    expect(requests).toHaveLength(6);
    expect(events.filter(({ level }) => level === "error")).toHaveLength(1);
  });

  it.each([
    [
      "a refusal of one page's query",
      new ContentLookupError("the lookup", "It answered status 200 with an error", 200),
    ],
    ["a wrong token", new ContentLookupError("the lookup", "It answered status 401", 401)],
  ])("%s is not asked for again: the answer would be the same", async (_what, refused) => {
    const { pages, requests } = store([refused, page("never asked")]);
    expect(await pages.get(somewhere(), null)).toMatchObject({ kind: "failed" });
    expect(requests).toHaveLength(1);
  });

  it("a page whose copy is lost is the proxy's to answer once it has failed", async () => {
    const { pages, memory } = store([]);
    const address = somewhere();
    memory.served.add(address.entrySlug);
    expect(pages.hasServed(address)).toBe(true);
    await pages.get(address, null);
    expect(pages.hasServed(address)).toBe(false);
  });

  it("a lookup that fails late is not tried again: its visitors have waited", async () => {
    const late = deferred();
    const { pages, requests, wait } = store([late.promise, page("never asked")]);
    const asked = pages.get(somewhere(), null);
    wait(10_000);
    late.reject(down);
    expect(await asked).toMatchObject({ kind: "failed" });
    expect(requests).toHaveLength(1);
  });

  it("a preview that failed is asked for again at once: an editor is at work", async () => {
    const refused = new ContentLookupError("the lookup", "It answered status 400", 400);
    const { pages, requests } = store([refused, page("fixed")]);
    const address = somewhere();
    await pages.get(address, "token");
    expect(await pages.get(address, "token")).toMatchObject({ kind: "found" });
    expect(requests).toHaveLength(2);
  });

  it("a preview is tried again as a page is", async () => {
    const { pages, pauses } = store([down, page("draft")]);
    expect(await pages.get(somewhere(), "token")).toMatchObject({ snapshot: { page: { title: "draft" } } });
    expect(pauses).toEqual([500]);
  });

  it("one lookup at a time finds out whether an outage is over, whatever page is asked for", async () => {
    const hanging = deferred();
    const failures = Array.from({ length: OUTAGE_AFTER }, () => down);
    const { pages, requests, events, wait } = store([...failures, hanging.promise, page("after")]);
    // Once five pages have failed, none is tried again.
    await Promise.all(failures.map(() => pages.get(somewhere(), null)));
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

  it("a lookup that hangs does not keep another from finding out that the outage is over", async () => {
    const failures = Array.from({ length: OUTAGE_AFTER }, () => down);
    const { pages, wait } = store([...failures, deferred().promise, page("after")]);
    await Promise.all(failures.map(() => pages.get(somewhere(), null)));
    wait(PROBE_EVERY_MS);
    void pages.get(somewhere(), null);
    wait(PROBE_FOR_MS - 1);
    expect(await pages.get(somewhere(), null)).toMatchObject({ kind: "failed" });
    wait(1);
    expect(await pages.get(somewhere(), null)).toMatchObject({ kind: "found" });
  });

  it("what one page or one token makes fail is no outage", async () => {
    const refused = new ContentLookupError("the lookup", "It answered status 200 with an error", 200);
    const tries = 5;
    const failures = Array.from({ length: 10 + 10 * tries }, (_, index) => (index < 10 ? refused : down));
    const { pages } = store([...failures, page("there")]);
    for (let count = 0; count < 10; count += 1) await pages.get(somewhere(), null);
    for (let count = 0; count < 10; count += 1) await pages.get(somewhere(), `token${count}`);
    expect(await pages.get(somewhere(), null)).toMatchObject({ snapshot: { page: { title: "there" } } });
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

  it("a page without a copy is given up after 25 s for all its visitors, and there for the next one when content has answered", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const slow = deferred();
    const { pages, requests, events } = store([slow.promise, page("newer")]);
    const address = somewhere();
    const seen: unknown[] = [];
    const ask = (token: string | null) => void pages.prefetch(address, token).then(({ kind }) => seen.push(kind));
    ask(null);
    await vi.advanceTimersByTimeAsync(PATIENCE_WITHOUT_COPY_MS - 1000);
    ask(null);
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(["failed", "failed"]);
    // A second visitor joins the same lookup and does not wait another 25 s.
    expect(await pages.prefetch(address, null)).toMatchObject({ kind: "failed" });
    expect(events).toMatchObject([{ level: "error", code: 40403, message: expect.stringContaining("25 s") }]);
    expect(requests).toHaveLength(1);

    slow.resolve(page("late"));
    await vi.waitFor(() => expect(pages.hasServed(address)).toBe(true));
    expect(await pages.get(address, null)).toMatchObject({ snapshot: { page: { title: "late" } }, isFresh: true });
  });

  it("a preview is waited for as long", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { pages } = store([deferred().promise]);
    const asked = pages.get(somewhere(), "token");
    await vi.advanceTimersByTimeAsync(PATIENCE_WITHOUT_COPY_MS);
    expect(await asked).toMatchObject({ kind: "failed" });
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
