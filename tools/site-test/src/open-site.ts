import { createStorefront } from "@courseway/storefront";
import { createProxy } from "@courseway/storefront/proxy";
import { JSDOM } from "jsdom";
import type { Metadata } from "next";
import { NextRequest } from "next/server";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { text } from "node:stream/consumers";
import { outsideLife, sharedPage } from "../../../packages/next-page-cache/src/life.ts";
import { reportedCache } from "./next-cache.ts";

/** The argument that an app passes to `createStorefront`. */
export type SiteDefinition = Parameters<typeof createStorefront>[0];

/** The options that an app passes to its live routes. */
export type DynamicOptions = NonNullable<Parameters<ReturnType<typeof createStorefront>["live"]>[0]>;

export interface OpenSite {
  /** The page of a path as the site renders it, before any script; rejects with Next's 404 for a missing page. */
  readonly page: (path: string) => Promise<Document>;
  /**
   * Processes a request like a server, starting with the proxy's lookup: the status, and the page if the proxy rewrites
   * to it.
   */
  readonly request: (path: string) => Promise<{ readonly status: number; readonly document: Document | null }>;
  /** The page as text, which takes a fraction of the time. */
  readonly html: (path: string) => Promise<string>;
  /** The page of a path as the site caches it for every visitor's heading, with placeholders. */
  readonly pageWithSlots: (path: string) => Promise<Document>;
  /**
   * The page of a path as the site caches it for every visitor, and the `cache-control` of a response with it at this
   * moment.
   */
  readonly cachedPage: (path: string) => Promise<{ readonly document: Document; readonly cacheControl: string }>;
  /** The metadata of that page, as passed to Next. */
  readonly head: (path: string) => Promise<Metadata>;
  /** A response of one of the site's own endpoints, by its path below `/api/`. */
  readonly api: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Creates the proxy of an app without additional routes, on first use. */
function lazyProxy(site: SiteDefinition) {
  let proxy: ReturnType<typeof createProxy> | null = null;
  return () => {
    if (proxy !== null) return proxy;
    mkdirSync(join(process.cwd(), ".next"), { recursive: true });
    writeFileSync(join(process.cwd(), ".next", "app-path-routes-manifest.json"), "{}");
    return (proxy = createProxy(site));
  };
}

/** Opens the routes of a site like Next, using the route that renders every request. */
export function openSite(site: SiteDefinition, options: DynamicOptions = {}): OpenSite {
  const { live: createDynamic, published, api } = createStorefront(site);
  const dynamic = createDynamic(options);
  const { url } = site.brand;
  const renderHtml = async (node: ReactNode): Promise<string> => {
    const { prelude } = await prerenderToNodeStream(createElement("body", null, node));
    return text(prelude);
  };
  const renderDocument = async (node: ReactNode, path: string): Promise<Document> =>
    new JSDOM(await renderHtml(node), { url: new URL(path, url).href }).window.document;
  const toSegments = (path: string) => new URL(path, url).pathname.split("/").filter(Boolean);
  const buildProps = (path: string) => {
    const { searchParams } = new URL(path, url);
    return {
      params: Promise.resolve({ path: toSegments(path) }),
      searchParams: Promise.resolve(Object.fromEntries(searchParams)),
    };
  };
  const page = async (path: string): Promise<Document> => renderDocument(await dynamic.Page(buildProps(path)), path);
  const proxy = lazyProxy(site);
  return {
    request: async (path) => {
      const answer = await proxy()(new NextRequest(new URL(path, url)));
      const to = new URL(answer.headers.get("x-middleware-rewrite") ?? url).pathname;
      return { status: answer.status, document: to.startsWith("/~live/") ? await page(path) : null };
    },
    head: (path) => dynamic.generateMetadata(buildProps(path)),
    page,
    html: async (path) => renderHtml(await dynamic.Page(buildProps(path))),
    pageWithSlots: async (path) => {
      const listingPage = new URL(path, url).searchParams.get("page");
      const listing = listingPage === null ? [] : ["~page", listingPage];
      const params = { path: ["~heading", ...listing, ...toSegments(path)] };
      return renderDocument(await published.Page({ params: Promise.resolve(params) }), path);
    },
    cachedPage: async (path) => {
      reportedCache.last = null;
      const node = await published.Page({ params: Promise.resolve({ path: toSegments(path) }) });
      const document = await renderDocument(node, path);
      if (reportedCache.last === null) throw new Error(`The page ${path} told the page cache nothing of itself.`);
      const { tags, revalidate } = reportedCache.last;
      const life = outsideLife({ tags, cacheControl: { revalidate } });
      return { document, cacheControl: sharedPage(life, Date.now()) };
    },
    api: async (path, init = {}) => {
      const request = new Request(new URL(`/api/${path}`, url), init);
      const call = new URL(request.url).pathname.split("/").filter(Boolean).slice(1);
      return api[init.method === "POST" ? "POST" : "GET"](request, { params: Promise.resolve({ call }) });
    },
  };
}
