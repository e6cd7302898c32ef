import type { ListedPage, RedirectRow } from "@courseway/content-client";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { processPageData } from "../host/cache/process-pages.ts";
import { RUNTIME_STARTER } from "@courseway/next-finish/start";
import type { Host } from "../host/host.ts";
import { createSiteIndex } from "@courseway/site-content/site-index";
import { brand as plain } from "../testing/brand.ts";
import { filesRoute } from "./files.ts";

const listed = (
  slug: string,
  more: Partial<ListedPage> = {},
  seo: Partial<ListedPage["seoContent"]> = {},
): ListedPage => ({
  slug,
  title: slug,
  isDraft: false,
  postDate: null,
  expiryDate: null,
  dateUpdated: null,
  pageTitle: null,
  blogSummary: null,
  blogCategories: [],
  featuredEntryImage: null,
  ...more,
  seoContent: { canonicalUrl: null, pageTitle: null, description: null, noindex: false, ...seo },
});

interface Site {
  readonly pages?: readonly ListedPage[] | Error;
  readonly redirects?: readonly RedirectRow[];
  readonly isProduction?: boolean;
  readonly hasBlog?: boolean;
}

function ask(name: string, { pages = [], redirects = [], isProduction = true, hasBlog = true }: Site = {}) {
  const brand = { ...plain, blog: { ...plain.blog, enabled: hasBlog } };
  const content = {
    pages: () => (pages instanceof Error ? Promise.reject(pages) : Promise.resolve(pages)),
    redirects: () => Promise.resolve(redirects),
    changes: () => Promise.reject(new Error("Files are made of the list of pages.")),
  };
  const siteIndex = createSiteIndex({ content, brand, report: () => undefined, now: () => 0, isDevelopment: false });
  const env = { SITE_ENV: isProduction ? "production" : "preview" };
  // Of the host, files need no more.
  const host = { brand, env, siteIndex } as unknown as Host;
  return filesRoute(() => host).GET(new Request("https://x.example/"), { params: Promise.resolve({ name }) });
}
const fetchText = async (name: string, site: Site) => (await ask(name, site)).text();
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
const site = "https://www.ace.example";

describe("robots.txt", () => {
  it("lets search engines into the live site and names its sitemap [SEO-002]", async () => {
    expect(await fetchText("robots.txt", {})).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
  });

  it("keeps them out of every other [SEO-002]", async () => {
    expect(await fetchText("robots.txt", { isProduction: false })).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("sitemap.xml", () => {
  it("has each page that search engines may take, at its one address, with its last change [SEO-001, SEO-004]", async () => {
    const pages = [
      listed("texas--houston", { dateUpdated: "2026-11-02T09:00:00-06:00" }),
      listed("home"),
      listed("blog--home"),
      listed("blog--a-post"),
      listed("café"),
      listed("hidden", {}, { noindex: true }),
      listed("copy", {}, { canonicalUrl: "https://www.ace.example/home-page/" }),
      listed("itself", {}, { canonicalUrl: "https://www.ace.example/itself/" }),
      listed("content-assets--a"),
      listed("old"),
      listed("lost"),
    ];
    const redirects: RedirectRow[] = [
      { redirectFrom: "/old/", redirectTo: "/", redirectKind: "permanent" },
      { redirectFrom: "/lost/", redirectTo: null, redirectKind: "gone" },
    ];
    const xml = await fetchText("sitemap.xml", { pages, redirects });
    const paths = ["/", "/blog/", "/blog/a-post/", "/caf%C3%A9/", "/itself/", "/texas/houston/"];
    expect(addressesIn(xml)).toEqual(paths.map((path) => site + path));
    expect([...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/gu)].map(([, at]) => at)).toEqual(["2026-11-02T15:00:00.000Z"]);
  });

  it("has no pages of a blog that the brand has not", async () => {
    const pages = [listed("home"), listed("blog--home")];
    expect(addressesIn(await fetchText("sitemap.xml", { pages, hasBlog: false }))).toEqual([
      `${site}/`,
      `${site}/blog/home/`,
    ]);
  });

  it("is not empty while content cannot be asked: search engines would take every page for gone", async () => {
    const answer = await ask("sitemap.xml", { pages: new Error("Down.") });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
  });

  it("lists as many pages as its protocol allows", async () => {
    const pages = Array.from({ length: 50_001 }, (_, at) => listed(`p${String(at).padStart(5, "0")}`));
    expect(addressesIn(await fetchText("sitemap.xml", { pages }))).toHaveLength(50_000);
  });
});

describe("the blog's feeds", () => {
  const pages = [
    listed("blog--home"),
    listed("about"),
    listed("blog--older", { postDate: "2026-01-01T00:00:00Z", dateUpdated: "2026-11-01T00:00:00Z" }),
    listed("blog--newer", {
      postDate: "2026-10-01T00:00:00Z",
      pageTitle: "Salt & <light>",
      blogSummary: "Short",
    }),
    listed("blog--hidden", {}, { noindex: true }),
  ];

  it("have the newest articles first, and nothing else", async () => {
    const rss = await fetchText("feed.xml", { pages });
    expect([...rss.matchAll(/<link>(.*?)<\/link>/gu)].map(([, link]) => link)).toEqual([
      `${site}/blog/`,
      `${site}/blog/newer/`,
      `${site}/blog/older/`,
    ]);
    expect(rss).toContain("<title><![CDATA[Salt & <light>]]></title>");
    const atom = await fetchText("atom.xml", { pages });
    expect([...atom.matchAll(/<id>(.*?)<\/id>/gu)].map(([, id]) => id)).toHaveLength(3);
  });

  it("are nowhere where a brand has no blog", async () => {
    expect((await ask("feed.xml", { pages, hasBlog: false })).status).toBe(404);
  });
});

describe("the data and the styles of a finished page", () => {
  const name = "0123456789abcdef";
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(globalThis, Symbol.for("courseway.page-data"));
    rmSync(folder, { recursive: true, force: true });
  });
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "files-"));
    vi.spyOn(process, "cwd").mockReturnValue(folder);
  });

  it("are a script for good, since its name says what is in it", async () => {
    await processPageData().keep(name, "self.__next_f=[0]");
    const answer = await ask(`${name}.js`);
    expect([answer.status, await answer.text()]).toEqual([200, "self.__next_f=[0]"]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  });

  it("are the starter of all pages, which a replica has that has finished none", async () => {
    const answer = await ask(`${RUNTIME_STARTER.name}.js`);
    expect([answer.status, await answer.text()]).toEqual([200, RUNTIME_STARTER.text]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("are a style sheet for good", async () => {
    await processPageData().keep(name, "p{top:0}");
    const answer = await ask(`${name}-a.css`);
    expect([answer.status, await answer.text()]).toEqual([200, "p{top:0}"]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  });

  it("of unknown styles the site's whole sheet replaces them, so that no page is unstyled", async () => {
    const { status, headers } = await ask(`${name}-0a~b.css`);
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      302,
      "/_next/static/chunks/0a~b.css",
      "private, no-store",
    ]);
  });

  it("of another build's file the bytes are as they were, under its own type", async () => {
    const bytes = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
    await processPageData().keep("media,a.0b.woff2", bytes);
    const answer = await ask("media,a.0b.woff2");
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "font/woff2",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const gone = await ask("islands,AFJC3YFT.js");
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  });

  it("of unknown data there is nothing, and no cache keeps that", async () => {
    const answer = await ask(`${name}.js`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  });
});

it("is no way to any other file", async () => {
  expect((await ask("secrets.txt")).status).toBe(404);
});
