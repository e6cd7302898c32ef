import { processState } from "@courseway/observability/process-state";
import type { ServerResponse } from "node:http";
import { gzippedSync, computeHash, type PackedText, unpackText } from "./files/packed-text.ts";

/** Next's value of one page or one cached call. */
export interface CacheValue {
  readonly kind?: string;
  /** The HTTP status of a page; absent for 200. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly html?: string;
  /** With Cache Components, Next's data to complete a page for a request. */
  readonly postponed?: string | undefined;
}

/** Next's time to live of an entry, in seconds. */
export interface CacheControl {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** One entry of the page cache. */
export interface Entry {
  /** Next's value without the HTML. */
  readonly value: CacheValue | null;
  /** The HTML of a page; null if there is none. */
  readonly html: PackedText | null;
  /** When it was rendered, in epoch ms of the replica that rendered it. */
  readonly lastModified: number;
  readonly tags: readonly string[];
  readonly cacheControl?: CacheControl;
}

/** An entry as Next knows it. */
export interface NextEntry extends Omit<Entry, "html"> {
  readonly value: CacheValue | null;
}

/** The response header with the entry's version; it is removed before visitors get the response. */
export const PAGE_VERSION = "x-courseway-page-version";

/** Data for Next's client router. Our pages never request it, and it is twice the size of the page. */
const FOR_ROUTER = { rscData: undefined, segmentData: undefined };

/**
 * Converts an entry for storage: compressed HTML, without data that is never requested. Other entries stay unchanged. Synchronous, so
 * that no publish or other render happens before the page is in the cache.
 */
export function packEntry(entry: NextEntry): Entry {
  const { html, headers: allHeaders, ...value } = entry.value ?? {};
  if (html === undefined || !isStorable(entry)) return { ...entry, html: null };
  // If a later render fails, Next stores the old page again, with its version.
  const { [PAGE_VERSION]: _, ...headers } = allHeaders ?? {};
  const hash = computeHash(html);
  const version = computeHash(JSON.stringify([hash, headers]));
  return {
    ...entry,
    value: { ...value, headers, ...FOR_ROUTER },
    html: { gzip: gzippedSync(html), hash, version },
  };
}

/** Restores Next's value, with the version among its headers. */
export function unpackEntry({ html, ...rest }: Entry): NextEntry {
  if (html === null) return rest;
  const headers = { ...rest.value?.headers, [PAGE_VERSION]: html.version };
  return { ...rest, value: { ...rest.value, headers, html: unpackText(html) } };
}

const sentVersions = processState("sent-versions", () => new WeakMap<object, unknown>());

/** Takes the version of the entry that an answer was made of out of its headers, and remembers it. */
export function rememberVersion(response: Pick<ServerResponse, "getHeader" | "removeHeader">): void {
  const version = response.getHeader(PAGE_VERSION);
  if (version === undefined) return;
  response.removeHeader(PAGE_VERSION);
  sentVersions.set(response, version);
}

/** The version of the entry that an answer was made of; null for an answer that is not an entry of the page cache. */
export function versionSent(response: object): string | null {
  const version = sentVersions.get(response);
  return typeof version === "string" ? version : null;
}

/** V8's approximate memory for an object or property without its content, in bytes. */
const OVERHEAD = 24;
/** And for a buffer: the view, its ArrayBuffer, and the allocator's overhead. */
const BUFFER_OVERHEAD = 240;

/** V8 stores Latin text with one byte per character and all other text with two. */
const NOT_LATIN = /[\u{100}-\u{10ffff}]/u;

function countBytes(value: unknown): number {
  if (typeof value === "string") return OVERHEAD + value.length * (NOT_LATIN.test(value) ? 2 : 1);
  if (ArrayBuffer.isView(value)) return BUFFER_OVERHEAD + value.buffer.byteLength;
  if (typeof value !== "object" || value === null) return 8;
  const parts = value instanceof Map ? [...value] : Object.entries(value);
  // All entries share the names of fields.
  return parts.reduce((sum: number, [, part]: [unknown, unknown]) => sum + 8 + countBytes(part), OVERHEAD);
}

/** An entry's bytes in memory: compressed HTML, headers, tags, the key, and the cache's own overhead. */
export const computeSize = (key: string, entry: Entry): number => countBytes(key) + countBytes(entry) + 8 * OVERHEAD;

/** Whether a response may be stored. Missing pages may not, since arbitrary addresses would fill the cache. */
export const isStorable = ({ value }: Pick<Entry, "value">): boolean => value !== null && (value.status ?? 200) === 200;

/** Whether an entry is older than its time to live, so that Next should render it again in the background. */
export function isStale(
  { lastModified, cacheControl }: Pick<Entry, "lastModified" | "cacheControl">,
  now: number,
): boolean {
  const life = cacheControl?.revalidate;
  return typeof life === "number" && now >= lastModified + life * 1000;
}
