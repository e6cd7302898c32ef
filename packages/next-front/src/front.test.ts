import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type NextEntry,
  packEntry,
  PAGE_VERSION,
  createPageCache,
  type PageCache,
  pageTag,
  routeTag,
  SITE_TAG,
  untilTag,
  PageData,
} from "@courseway/next-page-cache";
import type { Shared } from "./shared.ts";
import { type Answer, openServer } from "./testing/fake-next.ts";

const NOW = Date.UTC(2026, 10, 22, 12);
const clock = { now: NOW };
const now = (): number => clock.now;

let pages: PageCache;
let version = 1;
let until: number | null = null;
let route = "/a/";
const html = (): string => `<p>${version}</p>${"<b>course</b>".repeat(500)}`;
const render = (): NextEntry => ({
  value: { kind: "APP_PAGE", html: html() },
  lastModified: now(),
  tags: [SITE_TAG, pageTag("a"), routeTag(route), ...(until === null ? [] : [untilTag(until)])],
  cacheControl: { revalidate: 300 },
});

type OpenServer = Awaited<ReturnType<typeof openServer>>;
let site: OpenServer;
const open = async (headers: Readonly<Record<string, string>> = {}) => {
  site = await openServer({ pages, render, headers }, { now });
};

beforeEach(async () => {
  Object.assign(clock, { now: NOW });
  version = 1;
  until = null;
  route = "/a/";
  pages = createPageCache({ shared: null, now, elapsed: now, origin: 0 });
  await open({ "x-frame": "none", vary: "origin", "server-timing": 'cache;desc="next"' });
});
afterEach(() => site.close());

const hasBrotli = ({ headers }: Answer): boolean => headers["content-encoding"] === "br";
const stored = () => site.askUntilStored("/a/", { "accept-encoding": "gzip, br" }, hasBrotli);

describe("a page out of memory", () => {
  it("is what Next answered, in the smallest form that the browser takes, under a validator of that form", async () => {
    const fromNext = await site.ask("/a/");
    const brotli = await stored();
    const gzip = await site.ask("/a/", { "accept-encoding": "gzip, br;q=0.5" });
    const plain = await site.ask("/a/");
    expect([brotli, gzip, plain].map(({ isFromMemory }) => isFromMemory)).toEqual([true, true, true]);
    const bodies = [brotliDecompressSync(brotli.body), gunzipSync(gzip.body), plain.body].map(String);
    expect(bodies).toEqual([html(), html(), String(fromNext.body)]);
    const etags = [brotli, gzip, plain].map(({ headers }) => headers.etag ?? "");
    expect(new Set(etags).size).toBe(3);
    expect(etags.filter((etag) => !/^"[\w-]+"$/u.test(etag))).toEqual([]);
    for (const { headers, body } of [brotli, gzip, plain]) {
      expect(headers["content-length"]).toBe(String(body.byteLength));
      expect(headers).toMatchObject({
        "x-frame": "none",
        "x-nextjs-cache": "HIT",
        vary: "origin, Accept-Encoding",
        "accept-ranges": "none",
        "server-timing": 'cache;desc="memory"',
        "content-type": "text/html; charset=utf-8",
      });
    }
  });

  it.each([
    ["gzip;q=0, br;q=0", undefined],
    ["", undefined],
    ["deflate", undefined],
    ["br;q=0.1, gzip;q=0.2, identity;q=0", "gzip"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["GZIP", "gzip"],
  ])("to a browser that takes %j is packed as %s", async (header, encoding) => {
    await stored();
    const { headers, isFromMemory } = await site.ask("/a/", { "accept-encoding": header });
    expect([isFromMemory, headers["content-encoding"]]).toEqual([true, encoding]);
  });

  it("is left to Next if the client accepts none of its encodings", async () => {
    await stored();
    expect((await site.ask("/a/", { "accept-encoding": "zstd, *;q=0" })).isFromMemory).toBe(false);
  });

  it("has headers alone for HEAD, with the length that GET has", async () => {
    const whole = await stored();
    const head = await site.ask("/a/", { "accept-encoding": "gzip, br" }, "HEAD");
    expect(head).toMatchObject({ status: 200, isFromMemory: true });
    expect([head.body.byteLength, head.headers["content-length"]]).toEqual([0, whole.headers["content-length"]]);
  });

  it("is not sent again to a client that has it: in a list, weakly, as any, or in another encoding", async () => {
    const fromNext = (await site.ask("/a/")).headers.etag ?? "";
    const { headers } = await stored();
    const etag = headers.etag ?? "";
    const gzip = (await site.ask("/a/", { "accept-encoding": "gzip" })).headers.etag ?? "";
    for (const mine of [etag, `"x", ${etag}`, `W/${etag}`, "*", gzip, fromNext]) {
      const answer = await site.ask("/a/", { "accept-encoding": "gzip, br", "if-none-match": mine });
      expect([mine, answer.status, answer.isFromMemory, answer.body.byteLength]).toEqual([mine, 304, true, 0]);
      expect(answer.headers).toMatchObject({
        "cache-control": "public, max-age=0, s-maxage=60",
        vary: "origin, Accept-Encoding",
      });
      expect(answer.headers).not.toHaveProperty("content-encoding");
    }
  });

  it("is sent to a client that has another version, reloads, or has an encoding that it no longer accepts", async () => {
    const etag = (await stored()).headers.etag ?? "";
    const answers = await Promise.all([
      site.ask("/a/", { "if-none-match": '"other"' }),
      site.ask("/a/", { "if-none-match": etag, "accept-encoding": "br", "cache-control": "no-cache" }),
      site.ask("/a/", { "if-none-match": etag, "accept-encoding": "gzip" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("tells caches outside how long it is good for from this very moment on", async () => {
    until = NOW + 20_500;
    await stored();
    const lives: unknown[] = [];
    for (const at of [0, 10_000, 20_000]) {
      clock.now = NOW + at;
      const { headers, isFromMemory } = await site.ask("/a/");
      lives.push([isFromMemory, headers["cache-control"]]);
    }
    expect(lives).toEqual([20, 10, 0].map((seconds) => [true, `public, max-age=0, s-maxage=${seconds}`]));
  });
});

describe("a page is Next's to answer again", () => {
  it("at the very millisecond at which something on it changes [PB-008]", async () => {
    until = NOW + 20_000;
    await stored();
    clock.now = until - 1;
    expect((await site.ask("/a/")).isFromMemory).toBe(true);
    clock.now = until;
    version = 2;
    until = null;
    const { isFromMemory, body } = await site.ask("/a/");
    expect([isFromMemory, String(body)]).toEqual([false, html()]);
  });

  it("at the publish, of the page or of the site", async () => {
    for (const tag of [pageTag("a"), SITE_TAG]) {
      await stored();
      version += 1;
      clock.now += 1;
      await pages.invalidate([tag]);
      const { isFromMemory, body } = await site.ask("/a/");
      expect([isFromMemory, String(body)]).toEqual([false, html()]);
      clock.now += 1;
    }
  });

  it("when its life has ended: Next serves it and renders it again", async () => {
    await stored();
    clock.now += 300_000;
    version = 2;
    const stale = await site.ask("/a/");
    expect([stale.isFromMemory, stale.headers["x-nextjs-cache"]]).toEqual([false, "STALE"]);
    expect(gunzipSync((await site.askUntilStored("/a/", { "accept-encoding": "gzip" })).body).toString()).toBe(html());
  });

  it("is answered from memory at once if a new render gave the same page", async () => {
    await stored();
    clock.now += 300_000;
    expect((await site.ask("/a/")).isFromMemory).toBe(false);
    await vi.waitFor(() => expect(pages.peek("/a")).not.toBeNull());
    expect((await site.ask("/a/")).isFromMemory).toBe(true);
  });

  it("when it is sent with other words, though its text is the same", async () => {
    await stored();
    const changed: NextEntry = { ...render(), value: { kind: "APP_PAGE", html: html(), headers: { link: "</a>" } } };
    await pages.set("/a", packEntry(changed), true);
    expect((await site.ask("/a/")).isFromMemory).toBe(false);
  });

  it("when the page cache has let it go", async () => {
    await stored();
    await pages.set("/a", packEntry({ ...render(), value: { kind: "APP_PAGE", status: 404 } }), true);
    expect((await site.ask("/a/")).isFromMemory).toBe(false);
  });

  it.each([
    ["sets a cookie", { "set-cookie": "a=1" }],
    ["has a life of its own", { "cache-control": "private" }],
    ["is not the page cache's entry", { [PAGE_VERSION]: "other" }],
  ])("each time where the answer %s", async (_, headers) => {
    await site.close();
    await open(headers);
    for (let time = 0; time < 6; time += 1) expect((await site.ask("/a/")).isFromMemory).toBe(false);
  });
});

it("a page is Next's to answer each time where the cache gave the page of another route", async () => {
  route = "/b/";
  for (let time = 0; time < 6; time += 1) expect((await site.ask("/a/")).isFromMemory).toBe(false);
});

describe("the data of a page", () => {
  const NAME = "0af".repeat(10) + "12";
  const DATA: Shared = { kind: "data", route: `/~files/${NAME}.js`, name: NAME };
  const LIFE = "public, max-age=31536000, immutable";
  const text = "self.__next_f.push([1])".repeat(200);
  let data: PageData;
  let folder = "";
  let server: OpenServer;
  const headers = { "accept-encoding": "gzip, br" };

  /** As the route of the storefront's own files does. */
  const answerData = async (_: unknown, response: ServerResponse): Promise<void> => {
    const found = await data.find(NAME);
    response.statusCode = found === null ? 404 : 200;
    response.setHeader("cache-control", found === null ? "private, no-store" : LIFE).end(found ?? "Not found");
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "front-"));
    data = new PageData({ folder, shared: null, limit: 20_000 });
    server = await openServer(answerData, { rules: () => DATA, findData: (name) => data.peek(name) });
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it("comes packed out of memory, under a strong validator, and keeps its life", async () => {
    await data.keep(NAME, text);
    const stored = await server.askUntilStored("/", headers, hasBrotli);
    expect(String(brotliDecompressSync(stored.body))).toBe(text);
    expect(stored.headers).toMatchObject({ "cache-control": LIFE, vary: "Accept-Encoding" });
    const gzip = await server.ask("/", { "accept-encoding": "gzip" });
    expect([gzip.isFromMemory, String(gunzipSync(gzip.body))]).toEqual([true, text]);
    expect(
      [stored.headers.etag, gzip.headers.etag].map((etag) => /^"[\w-]{27}-(?:br|gzip)"$/u.test(etag ?? "")),
    ).toEqual([true, true]);
    const again = await server.ask("/", { ...headers, "if-none-match": stored.headers.etag });
    expect([again.status, again.isFromMemory]).toEqual([304, true]);
  });

  it("comes as it is where packing gains nothing, as in a font", async () => {
    const font = randomBytes(2000);
    await data.keep(NAME, font);
    const { headers: sent, body } = await server.askUntilStored("/", headers);
    expect([sent["content-encoding"], sent.vary, body.equals(font)]).toEqual([undefined, undefined, true]);
  });

  it("is nobody's to keep while no page has that name, and is there once one has", async () => {
    for (let time = 0; time < 3; time += 1) {
      const unknown = await server.ask("/", headers);
      expect([unknown.status, unknown.isFromMemory, unknown.headers["cache-control"]]).toEqual([
        404,
        false,
        "private, no-store",
      ]);
    }
    await data.keep(NAME, text);
    expect((await server.askUntilStored("/", headers)).status).toBe(200);
  });

  it("is looked for on the disk again when memory has let it go", async () => {
    await data.keep(NAME, text);
    await server.askUntilStored("/", headers);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([`${NAME}.gz`]));
    for (let index = 0; index < 50; index += 1) await data.keep(`other-${index}`, text);
    const answer = await server.ask("/", headers);
    expect([answer.status, answer.isFromMemory, String(answer.body)]).toEqual([200, false, text]);
    expect((await server.askUntilStored("/", headers)).status).toBe(200);
  });
});
