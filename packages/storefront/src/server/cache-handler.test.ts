import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextDocument, startMark } from "@courseway/next-finish/testing/next-page";
import CacheHandler from "./cache-handler.ts";
import { processPageData } from "../host/cache/process-pages.ts";
import { pageTag, SITE_TAG, untilTag } from "@courseway/next-page-cache";

const NOW = Date.UTC(2026, 10, 21, 12);
const page = (tags: readonly string[]) => ({ html: "<p>sale</p>", headers: { "x-next-cache-tags": tags.join(",") } });

describe("the page cache", () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }));
  afterEach(() => vi.useRealTimers());

  it("serves an entry until the very moment its promotion ends, and not after", async () => {
    const cache = new CacheHandler();
    await cache.set("/a", page([pageTag("a"), untilTag(NOW + 5000)]), {});
    vi.setSystemTime(NOW + 4999);
    expect(await cache.get("/a")).not.toBeNull();
    vi.setSystemTime(NOW + 5000);
    expect(await cache.get("/a")).toBeNull();
  });

  it("goes by the earliest of several moments", async () => {
    const cache = new CacheHandler();
    await cache.set("/b", page([untilTag(NOW + 9000), untilTag(NOW + 1000)]), {});
    vi.setSystemTime(NOW + 1000);
    expect(await cache.get("/b")).toBeNull();
  });

  it("drops what a publish concerns and keeps the rest", async () => {
    const cache = new CacheHandler();
    await cache.set("/c", page([SITE_TAG, pageTag("c")]), {});
    await cache.set("/d", page([SITE_TAG, pageTag("d")]), {});
    vi.setSystemTime(NOW + 1);
    await cache.revalidateTag([pageTag("c")]);
    expect(await cache.get("/c")).toBeNull();
    expect(await cache.get("/d")).not.toBeNull();
    await cache.revalidateTag(SITE_TAG);
    expect(await cache.get("/d")).toBeNull();
  });

  it("keeps a page that was rendered after the publish", async () => {
    const cache = new CacheHandler();
    await cache.revalidateTag(pageTag("e"));
    vi.setSystemTime(NOW + 1);
    await cache.set("/e", page([pageTag("e")]), {});
    expect(await cache.get("/e")).not.toBeNull();
  });
});

it("leaves a page that Next completes for each request as Next made it, and does not keep it", async () => {
  const cache = new CacheHandler();
  const value = { kind: "APP_PAGE", html: "<p>", headers: {}, postponed: "{}" };
  await cache.set("/~live", value, {});
  expect(value).toEqual({ kind: "APP_PAGE", html: "<p>", headers: {}, postponed: "{}" });
  expect(await cache.get("/~live", { kind: "APP_PAGE" })).toBeNull();
});

describe("a page that asks to be finished", () => {
  const forget = () => {
    for (const name of ["page-data", "transform-page"])
      Reflect.deleteProperty(globalThis, Symbol.for(`courseway.${name}`));
  };
  let folder = "";
  /** No page waits for its files, but the folder goes with the test. */
  const isWritten = (name: string) =>
    vi.waitUntil(() => existsSync(join(folder, `.next/cache/courseway/page-data/${name}.gz`)));
  const dataByBlock = (html: string) => /\/_page-data\/(\w+)\.json/u.exec(html)?.[1] ?? "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "handler-"));
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    vi.spyOn(console, "warn").mockReturnValue();
    forget();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    forget();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is kept and sent without its data, which is found by the name in the page", async () => {
    vi.stubEnv("CONTENT_URL", "http://content.test/graphql");
    const cache = new CacheHandler();
    const value = {
      kind: "APP_PAGE",
      html: nextDocument({ body: `${startMark("idle")}<p>unbuilt</p>` }),
      headers: {},
    };
    await cache.set("/finished", value, {});
    const stored = await cache.get("/finished", { kind: "APP_PAGE" });
    expect(stored?.value?.html).toBe(value.html);
    expect(value.html).not.toContain("__next_f");
    const name = dataByBlock(value.html);
    expect(await processPageData().find(name)).toBe('{"page":null,"islands":[]}');
    await isWritten(name);
    // Without a build there is no sheet to take its styles from.
    expect(value.html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"');
  });

  it("waits for its own rules of the sheet that the build wrote", async () => {
    vi.stubEnv("CONTENT_URL", "http://content.test/graphql");
    mkdirSync(join(folder, "static/chunks"), { recursive: true });
    writeFileSync(join(folder, "static/chunks/a.css"), "p{top:0}.gone{top:0}");
    const cache = new CacheHandler({ serverDistDir: join(folder, "server") });
    const value = { kind: "APP_PAGE", html: nextDocument({ body: `${startMark("idle")}<p>a</p>` }), headers: {} };
    await cache.set("/styled", value, {});
    const name = /\/_page-data\/(\w+)-a\.css/u.exec(value.html)?.[1] ?? "";
    expect(await processPageData().find(name)).toBe("p{top:0}");
    await Promise.all([name, dataByBlock(value.html)].map(isWritten));
  });
});
