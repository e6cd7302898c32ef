import { LRUCache } from "lru-cache";
import type { ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import {
  computeHash,
  gzipped,
  outsideLife,
  type PackedText,
  type PageCache,
  routeTag,
  sharedPage,
  sharedSeconds,
  versionSent,
} from "@courseway/next-page-cache";
import type { Shared } from "./shared.ts";

/** A stored body. `plain` is absent if it can be unpacked from gzip; `gzip` is null if compression gains nothing. */
export type Body = { readonly gzip: Buffer; readonly plain?: Buffer } | { readonly gzip: null; readonly plain: Buffer };

/** A body's bytes, uncompressed. */
export const toPlain = (body: Body): Buffer =>
  body.gzip === null ? body.plain : (body.plain ?? gunzipSync(body.gzip));

/** A response of Next, sent again for equal requests while Next would send the same. */
export interface StoredAnswer {
  /** Names and values in turn: the headers that are the same for everybody, without those of the body. */
  readonly headers: readonly string[];
  readonly contentType: string;
  /** Next's own validator of the body; empty for none. */
  readonly etag: string;
  /** A hash of the body: the prefix of our validators. */
  readonly hash: string;
  /** The body; null if Next would now send another response. Call it for each response. */
  readonly body: () => Body | null;
  /** Bytes of memory that only this response uses. */
  readonly uniqueBytes: number;
  /** How long outside caches may store it from now on. */
  readonly cacheControl: () => string;
}

/** Headers that belong to one connection or response, to the body's encoding, or that are set for each response. */
const NOT_STORED = new Set([
  "accept-ranges",
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "server-timing",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

/** Tells operators and a browser's developer tools that the response comes from memory. */
const FROM_MEMORY = ["accept-ranges", "none", "server-timing", 'cache;desc="memory"'];

const ENCODED = "Accept-Encoding";

const sameHeaders = new LRUCache<string, readonly string[]>({ max: 500 });

/** Responses with equal headers, which nearly all pages of a site have, share one list. */
function shared(headers: readonly string[]): readonly string[] {
  const key = headers.join("\n");
  const cached = sameHeaders.get(key) ?? headers;
  sameHeaders.set(key, cached);
  return cached;
}

const getText = (response: ServerResponse, name: string): string => [response.getHeader(name) ?? []].flat().join(", ");

type Source = Omit<StoredAnswer, "headers" | "contentType" | "etag">;

/** A response as it is sent again: a compressed one varies by `accept-encoding`. */
function buildAnswer(response: ServerResponse, source: Source): StoredAnswer {
  const lasting = response.getHeaderNames().filter((name) => !NOT_STORED.has(name));
  const isPacked = (source.body()?.gzip ?? null) !== null;
  const vary = getText(response, "vary");
  const isReported = vary.toLowerCase().includes(ENCODED.toLowerCase());
  const varies = [vary, isPacked && !isReported ? ENCODED : ""].filter(Boolean).join(", ");
  return {
    ...source,
    headers: shared([
      ...lasting.flatMap((name) => [name, getText(response, name)]),
      ...(varies === "" ? [] : ["vary", varies]),
      ...FROM_MEMORY,
    ]),
    contentType: getText(response, "content-type"),
    etag: getText(response, "etag"),
  };
}

const isWhole = (response: ServerResponse): boolean => response.statusCode === 200 && !response.hasHeader("set-cookie");

/** The header of `completeLife` for cached pages. An app's own header takes precedence. */
const PAGE_LIFE = /^public, max-age=0, s-maxage=\d+$/u;

/** Next's cache key of a page, by its route. */
const toKey = (route: string): string => (route === "/" ? "/index" : route.replace(/\/$/u, ""));

/**
 * Stores the response of a page, only if it is certainly the page cache's entry: the cache has an entry of the route, and the response
 * has its version. It is sent while the cache has this version, or a new render with the same text and headers. Its functions hold
 * neither the entry nor the response, which would stay in memory as long as they do.
 */
export function storePage(
  { route }: Extract<Shared, { kind: "page" }>,
  response: ServerResponse,
  pages: PageCache,
  now: () => number,
): StoredAnswer | null {
  const key = toKey(route);
  const entry = pages.peek(key);
  if (!entry?.html || !entry.tags.includes(routeTag(route)) || !isWhole(response)) return null;
  const { hash, version } = entry.html;
  if (versionSent(response) !== version || !PAGE_LIFE.test(getText(response, "cache-control"))) return null;
  // An entry with another time to live is another version.
  const life = outsideLife(entry, sharedSeconds());
  const body = (): PackedText | null => {
    const current = pages.peek(key)?.html ?? null;
    return current?.version === version ? current : null;
  };
  return buildAnswer(response, { hash, body, uniqueBytes: 0, cacheControl: () => sharedPage(life, now()) });
}

/** The lifetime of a response that is named by its content; null for any other, which is left to Next. */
function findLastingLife(response: ServerResponse): string | null {
  const life = getText(response, "cache-control");
  return isWhole(response) && life.includes("immutable") ? life : null;
}

/** Finds the data of a page in memory. */
export type FindData = (name: string) => PackedText | null;

/** Stores the response of a page's data file. Only a found file has a long time to live. */
export function storeData(
  { name }: Extract<Shared, { kind: "data" }>,
  response: ServerResponse,
  find: FindData,
): StoredAnswer | null {
  const life = findLastingLife(response);
  const hash = find(name)?.hash;
  if (life === null || hash === undefined) return null;
  return buildAnswer(response, { hash, body: () => find(name), uniqueBytes: 0, cacheControl: () => life });
}

/** Larger files are not part of a page's load. */
const LARGEST_FILE = 4 * 1024 * 1024;

/** With less gain a response fits into one packet, or is already compressed. */
const LEAST_GAIN = 0.9;

/** Stores the response of a file that is named by its content. */
export async function storeFile(
  { file }: Extract<Shared, { kind: "file" }>,
  response: ServerResponse,
): Promise<StoredAnswer | null> {
  const life = findLastingLife(response);
  if (life === null || Number(getText(response, "content-length")) > LARGEST_FILE) return null;
  const plain = await readFile(file);
  const packed = await gzipped(plain);
  const gzip = packed.byteLength < plain.byteLength * LEAST_GAIN ? packed : null;
  const uniqueBytes = plain.byteLength + (gzip?.byteLength ?? 0);
  const body = (): Body => ({ gzip, plain });
  return buildAnswer(response, { hash: computeHash(plain), body, uniqueBytes, cacheControl: () => life });
}
