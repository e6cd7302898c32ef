import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStore } from "@courseway/next-page-cache/testing/store";
import { PageData } from "@courseway/next-page-cache";
import { keepBuild } from "./keep-build.ts";

const DAY = 86_400_000;
let app = "";
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), "keep-build-"));
  for (const name of [
    ".next/static/chunks/0a.css",
    ".next/static/islands/ABC.js",
    ".next/static/islands/manifest.json",
    ".next/static/id/_buildManifest.js",
    "public/logo.png",
  ]) {
    mkdirSync(dirname(join(app, name)), { recursive: true });
    writeFileSync(join(app, name), `the text of ${name}`);
  }
});
afterEach(() => rmSync(app, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }));

it("gives replicas of other builds the files that every build names by their content, and no others", async () => {
  const shared = memoryStore();
  const write = vi.spyOn(shared, "write");
  await keepBuild({ app, data: new PageData({ folder: join(app, "own"), shared }), later: vi.fn() });
  expect(write.mock.calls.map(([key]) => key).toSorted()).toEqual(["data:chunks,0a.css", "data:islands,ABC.js"]);
  const other = new PageData({ folder: join(app, "other"), shared });
  expect(await other.find("islands,ABC.js")).toBe("the text of .next/static/islands/ABC.js");
});

it("leaves them on the disk for the process that comes after it", async () => {
  await keepBuild({ app, data: new PageData({ folder: join(app, "own"), shared: null }), later: vi.fn() });
  const next = new PageData({ folder: join(app, "own"), shared: null });
  await vi.waitFor(async () => expect(await next.find("chunks,0a.css")).toBe("the text of .next/static/chunks/0a.css"));
});

it("tries again each second while replicas cannot be given a file, then once a day", async () => {
  const shared = memoryStore();
  shared.setOffline(true);
  const waits: number[] = [];
  const later = vi.fn((run: () => void, ms: number) => {
    waits.push(ms);
    if (waits.length === 3) shared.setOffline(false);
    if (ms < DAY) queueMicrotask(run);
  });
  await keepBuild({ app, data: new PageData({ folder: join(app, "own"), shared }), later });
  expect(waits).toEqual([1000, 1000, 1000, DAY]);
  expect((await shared.read("data:islands,ABC.js")).bytes).not.toBeNull();
});
