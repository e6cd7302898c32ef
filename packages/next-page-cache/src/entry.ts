import { processState } from "@courseway/observability/process-state";
import type { ServerResponse } from "node:http";
import { serialize } from "node:v8";
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
  /** The HTML of a page, and a hash of it and its headers; null if there is none. */
  readonly html: (PackedText & { readonly version: string }) | null;
  /** When it was rendered, in epoch ms of the replica that rendered it. */
  readonly lastModified: number;
  readonly tags: readonly string[];
  readonly cacheControl?: CacheControl;
}

/** An entry as Next knows it. */
export interface NextEntry extends Omit<Entry, "html"> {
  readonly value: CacheValue | null;
}

/** The response header with the entry's version and key; it is removed before visitors get the response. */
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

/** Restores Next's value, with the version and the key among its headers. */
export function unpackEntry({ html, ...rest }: Entry, key: string): NextEntry {
  if (html === null) return rest;
  const headers = { ...rest.value?.headers, [PAGE_VERSION]: `${html.version} ${encodeURIComponent(key)}` };
  return { ...rest, value: { ...rest.value, headers, html: unpackText(html) } };
}

/** The entry of the page cache that an answer was made of. */
export interface SentEntry {
  readonly version: string;
  readonly key: string;
}

const sentEntries = processState("sent-entries", () => new WeakMap<object, SentEntry>());

/** Takes the entry that an answer was made of out of its headers, and remembers it. */
export function rememberEntry(response: Pick<ServerResponse, "getHeader" | "removeHeader">): void {
  const mark = response.getHeader(PAGE_VERSION);
  if (typeof mark !== "string") return;
  response.removeHeader(PAGE_VERSION);
  const [version = "", key = ""] = mark.split(" ");
  sentEntries.set(response, { version, key: decodeURIComponent(key) });
}

/** The entry that an answer was made of; null for an answer that is not an entry of the page cache. */
export const findSentEntry = (response: object): SentEntry | null => sentEntries.get(response) ?? null;

/** The approximate memory of an entry's objects, its buffer and its place in the cache without their content, in bytes. */
const OVERHEAD = 800;

/** An entry's bytes in memory: compressed HTML, headers, tags, the key, and the cache's own overhead. */
export const computeSize = (key: string, entry: Entry): number => serialize([key, entry]).byteLength + OVERHEAD;

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
