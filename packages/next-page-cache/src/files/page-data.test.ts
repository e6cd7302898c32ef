import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStore } from "../testing/memory-store.ts";
import { PageData } from "./page-data.ts";

const DAY = 86_400_000;
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "page-data-"));
});
// A file may still be written where a test waited for none.
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));

const filesIn = (): readonly string[] => readdirSync(folder).toSorted();

it("finds what it was given, and nothing else", async () => {
  const data = new PageData({ folder, shared: null });
  await data.keep("a", "text");
  expect([await data.find("a"), await data.find("b")]).toEqual(["text", null]);
});

it("finds it after a restart, in the file", async () => {
  await new PageData({ folder, shared: null }).keep("a", "text");
  await vi.waitFor(() => expect(filesIn()).toEqual(["a.gz"]));
  expect(await new PageData({ folder, shared: null }).find("a")).toBe("text");
});

it("takes a file that is broken for none", async () => {
  writeFileSync(join(folder, "a.gz"), "torn");
  expect(await new PageData({ folder, shared: null }).find("a")).toBeNull();
});

it("finds what another replica kept, and goes on while what they share is away", async () => {
  const shared = memoryStore();
  const elsewhere = join(folder, "other");
  await new PageData({ folder: elsewhere, shared }).keep("a", "text");
  expect(await new PageData({ folder, shared }).find("a")).toBe("text");

  const away = { read: () => Promise.reject(new Error("away")), write: () => Promise.reject(new Error("away")) };
  const sleep = vi.fn(() => Promise.resolve());
  const alone = new PageData({ folder, shared: away, sleep });
  await alone.keep("b", "own");
  expect([await alone.find("b"), await alone.find("c")]).toEqual(["own", null]);
  expect(sleep).toHaveBeenCalledTimes(2);
});

it("waits a moment for what replicas share, because a page asks for its script once", async () => {
  const shared = memoryStore();
  await new PageData({ folder: join(folder, "other"), shared }).keep("a", "text");
  shared.setOffline(true);
  const sleep = (): Promise<void> => Promise.resolve(shared.setOffline(false));
  expect(await new PageData({ folder, shared, sleep }).find("a")).toBe("text");
});

it("keeps no more in memory than its limit, and what goes first stays a file", async () => {
  const data = new PageData({ folder, shared: null, limit: 60 });
  for (const name of ["a", "b", "c"]) await data.keep(name, `the text of ${name}`);
  await vi.waitFor(() => expect(filesIn()).toEqual(["a.gz", "b.gz", "c.gz"]));
  rmSync(join(folder, "c.gz"));
  expect([await data.find("a"), await data.find("c")]).toEqual(["the text of a", null]);
});

it("writes again after a day what is still in use, so that neither files nor replicas lose it", async () => {
  let now = Date.now();
  const write = vi.fn(() => Promise.resolve());
  const data = new PageData({ folder, shared: { ...memoryStore(), write }, now: () => now });
  await data.keep("a", "text");
  now += DAY - 1;
  await data.keep("a", "text");
  expect(write).toHaveBeenCalledTimes(1);
  now += 1;
  await data.keep("a", "text");
  expect(write).toHaveBeenCalledTimes(2);
});

it("says when replicas were not given it, and gives it to them with the next try", async () => {
  const shared = memoryStore();
  shared.setOffline(true);
  const data = new PageData({ folder, shared });
  expect(await data.keep("a", "text")).toBe(false);
  shared.setOffline(false);
  expect(await data.keep("a", "text")).toBe(true);
  expect(await new PageData({ folder: join(folder, "other"), shared }).find("a")).toBe("text");
});

it("removes files that nobody has used for a week", async () => {
  await new PageData({ folder, shared: null }).keep("old", "text");
  await new PageData({ folder, shared: null }).keep("used", "text");
  await vi.waitFor(() => expect(filesIn()).toEqual(["old.gz", "used.gz"]));
  const before = Date.now() / 1000 - 8 * 86_400;
  utimesSync(join(folder, "old.gz"), before, before);
  await new PageData({ folder, shared: null }).keep("new", "text");
  await vi.waitFor(() => expect(filesIn()).toEqual(["new.gz", "used.gz"]));
});

it("costs nothing but the file where the disk takes none", async () => {
  const onDiskFailure = vi.fn();
  writeFileSync(join(folder, "file"), "");
  const data = new PageData({ folder: join(folder, "file"), shared: null, onDiskFailure });
  await data.keep("a", "text");
  expect(await data.find("a")).toBe("text");
  await vi.waitFor(() => expect(onDiskFailure).toHaveBeenCalledOnce());
});
