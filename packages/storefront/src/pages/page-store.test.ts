import {
  type ContentClient,
  ContentLookupError,
  type Globals,
  NO_GLOBALS,
  type Page,
  PageNotFoundError,
} from "@courseway/content-client";
import type { ReportEvent } from "@courseway/services";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LastGood } from "./last-good.ts";
import type { PageAddress } from "./page-address.ts";
import { createPageStore, type Snapshot } from "./page-store.ts";

let count = 0;
const somewhere = (): PageAddress => {
  count += 1;
  return { path: `/p${count}/`, slug: `p${count}`, entrySlug: `p${count}`, blog: false };
};
// Of a page, the store reads only what the alarm needs.
const page = (title: string, emptyRows = 0): Page => ({ title, blocks: [], emptyRows }) as unknown as Page;
const down = new ContentLookupError("the lookup", "It was refused", 500);
const newFolder = () => mkdtempSync(join(tmpdir(), "last-good-"));

const SETS: Globals = { ...NO_GLOBALS, offer: { promotionText: "Sale" } as Globals["offer"] };

function store(answers: readonly (Page | Error)[], folder = newFolder(), sets: readonly (Globals | Error)[] = []) {
  const events: ReportEvent[] = [];
  const requests: unknown[] = [];
  let now = 0;
  const client: ContentClient = {
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
    lastGood: new LastGood<Snapshot>(folder),
    report: (event) => void events.push(event),
    now: () => now,
  });
  return { pages, events, requests, folder, wait: (ms: number) => void (now += ms) };
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
    expect(await store([down]).pages.get(somewhere(), null)).toEqual({ kind: "failed" });
  });

  it("logs a missing page as information with 40401, and forgets its copy [ERR-010]", async () => {
    const address = somewhere();
    const { pages, events } = store([page("there"), new PageNotFoundError("p", "No entry."), down]);
    await pages.get(address, null);
    expect(await pages.get(address, null)).toEqual({ kind: "missing" });
    expect(events).toMatchObject([{ level: "info", code: 40401 }]);
    expect(await pages.get(address, null)).toEqual({ kind: "failed" });
  });

  it("keeps no copy of a preview and serves none [RT-017]", async () => {
    const { pages, requests } = store([page("draft"), down]);
    const address = somewhere();
    await pages.get(address, "token");
    expect(requests).toMatchObject([{ previewToken: "token" }]);
    expect(await pages.get(address, null)).toEqual({ kind: "failed" });
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
