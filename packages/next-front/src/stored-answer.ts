import type { ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import {
  findSentEntry,
  outsideLife,
  type PackedText,
  type PageCache,
  routeTag,
  sharedPage,
  sharedSeconds,
} from "@courseway/next-page-cache";
import type { Shared } from "./shared.ts";

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
  readonly body: () => PackedText | null;
  /** Whether compression gains enough. Fonts and photos are sent as they are. */
  readonly isPacked: boolean;
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

const getText = (response: ServerResponse, name: string): string => [response.getHeader(name) ?? []].flat().join(", ");

type Source = Omit<StoredAnswer, "headers" | "contentType" | "etag">;

/** A response as it is sent again: a compressed one varies by `accept-encoding`. */
function buildAnswer(response: ServerResponse, source: Source): StoredAnswer {
  const lasting = response.getHeaderNames().filter((name) => !NOT_STORED.has(name));
  const vary = getText(response, "vary");
  const isReported = vary.toLowerCase().includes("accept-encoding");
  const varies = [vary, source.isPacked && !isReported ? "Accept-Encoding" : ""].filter(Boolean).join(", ");
  return {
    ...source,
    headers: [
      ...lasting.flatMap((name) => [name, getText(response, name)]),
      ...(varies === "" ? [] : ["vary", varies]),
      ...FROM_MEMORY,
    ],
    contentType: getText(response, "content-type"),
    etag: getText(response, "etag"),
  };
}

const isWhole = (response: ServerResponse): boolean => response.statusCode === 200 && !response.hasHeader("set-cookie");

/** The header of `completeLife` for cached pages. An app's own header takes precedence. */
const PAGE_LIFE = /^public, max-age=0, s-maxage=\d+$/u;

/**
 * Stores the response of a page, only if it is certainly the page cache's entry: the response was made of an entry that the cache has, and
 * this is the route's. It is sent while the cache has this version, or a new render with the same text and headers. Its functions hold
 * neither the entry nor the response, which would stay in memory as long as they do.
 */
export function storePage(
  { route }: Extract<Shared, { kind: "page" }>,
  response: ServerResponse,
  pages: PageCache,
  now: () => number,
): StoredAnswer | null {
  const { key = "", version } = findSentEntry(response) ?? {};
  const entry = pages.peek(key);
  if (!entry?.html || entry.html.version !== version || !entry.tags.includes(routeTag(route))) return null;
  if (!isWhole(response) || !PAGE_LIFE.test(getText(response, "cache-control"))) return null;
  // An entry with another time to live is another version.
  const life = outsideLife(entry, sharedSeconds());
  const body = (): PackedText | null => {
    const current = pages.peek(key)?.html ?? null;
    return current?.version === version ? current : null;
  };
  return buildAnswer(response, {
    hash: entry.html.hash,
    body,
    isPacked: true,
    cacheControl: () => sharedPage(life, now()),
  });
}

/** Finds a page's data, or a file of the build, in memory. */
export type FindData = (name: string) => PackedText | null;

/** With less gain a response fits into one packet, or is already compressed. */
const LEAST_GAIN = 0.9;

/** Stores the response of a file that is named by its content. Only a found file has a long time to live. */
export function storeData(
  { name }: Extract<Shared, { kind: "data" }>,
  response: ServerResponse,
  find: FindData,
): StoredAnswer | null {
  const life = getText(response, "cache-control");
  const stored = find(name);
  if (!isWhole(response) || !life.includes("immutable") || stored === null) return null;
  const { gzip, hash } = stored;
  const isPacked = gzip.byteLength < gunzipSync(gzip).byteLength * LEAST_GAIN;
  return buildAnswer(response, { hash, body: () => find(name), isPacked, cacheControl: () => life });
}
