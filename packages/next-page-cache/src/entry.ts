import { gzippedSync, computeHash, type PackedText, unpackText } from "./files/packed-text.ts";

/** What Next hands over for one page or one cached call, and is given back. */
export interface CacheValue {
  readonly kind?: string;
  /** The HTTP status of a page; absent for 200. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly html?: string;
  /** What Next needs to complete a page for a request, under Cache Components. */
  readonly postponed?: string | undefined;
}

/** How long Next wants an entry to live, in seconds. */
export interface CacheControl {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** One entry of the page cache. */
export interface Entry {
  /** What Next handed over, but for the HTML. */
  readonly value: CacheValue | null;
  /** The HTML of a page; null where there is none. */
  readonly html: PackedText | null;
  /** When it was rendered, epoch ms by the clock of the replica that did. */
  readonly lastModified: number;
  readonly tags: readonly string[];
  readonly cacheControl?: CacheControl;
}

/** An entry as Next knows it. */
export interface NextEntry extends Omit<Entry, "html"> {
  readonly value: CacheValue | null;
}

/** The header by which an answer tells which entry it was made of; visitors do not see it. */
export const PAGE_VERSION = "x-courseway-page-version";

/** What Next's client router would ask for. Pages link plainly, so nobody does, and it is twice the page itself. */
const FOR_ROUTER = { rscData: undefined, segmentData: undefined };

/**
 * An entry as it is kept: its HTML packed, and without what nobody asks for. What is not kept anyway stays as it is. At once,
 * so that no publish and no other render comes between a page and its place in the cache.
 */
export function packEntry(entry: NextEntry): Entry {
  const { html, headers: allHeaders, ...value } = entry.value ?? {};
  if (html === undefined || !isStorable(entry)) return { ...entry, html: null };
  // A page whose later render failed comes again with the version that it had.
  const { [PAGE_VERSION]: _, ...headers } = allHeaders ?? {};
  const hash = computeHash(html);
  const version = computeHash(JSON.stringify([hash, headers]));
  return {
    ...entry,
    value: { ...value, headers, ...FOR_ROUTER },
    html: { gzip: gzippedSync(html), hash, version },
  };
}

/** The entry as Next handed it over, with its version among the headers that Next sends with it. */
export function unpackEntry({ html, ...rest }: Entry): NextEntry {
  if (html === null) return rest;
  const headers = { ...rest.value?.headers, [PAGE_VERSION]: html.version };
  return { ...rest, value: { ...rest.value, headers, html: unpackText(html) } };
}

/** About what V8 spends on an object or a property in addition to its content, in bytes. */
const OVERHEAD = 24;
/** And on a buffer: the view, what it is a view of, and the allocator's own. */
const BUFFER_OVERHEAD = 240;

/** V8 keeps Latin text in one byte a character and all other text in two. */
const NOT_LATIN = /[\u{100}-\u{10ffff}]/u;

function countBytes(value: unknown): number {
  if (typeof value === "string") return OVERHEAD + value.length * (NOT_LATIN.test(value) ? 2 : 1);
  if (ArrayBuffer.isView(value)) return BUFFER_OVERHEAD + value.buffer.byteLength;
  if (typeof value !== "object" || value === null) return 8;
  const parts = value instanceof Map ? [...value] : Object.entries(value);
  // The names of fields are the same in all entries.
  return parts.reduce((sum: number, [, part]: [unknown, unknown]) => sum + 8 + countBytes(part), OVERHEAD);
}

/** Bytes that an entry keeps in memory under its key: packed HTML, headers, tags, the key itself, and its place in the cache. */
export const computeSize = (key: string, entry: Entry): number => countBytes(key) + countBytes(entry) + 8 * OVERHEAD;

/** Whether an answer may be kept: a page that is not there costs no room, whatever its address. */
export const isStorable = ({ value }: Pick<Entry, "value">): boolean => value !== null && (value.status ?? 200) === 200;

/** Whether an entry is past its life, so that Next should render it again in the background. */
export function isStale(
  { lastModified, cacheControl }: Pick<Entry, "lastModified" | "cacheControl">,
  now: number,
): boolean {
  const life = cacheControl?.revalidate;
  return typeof life === "number" && now >= lastModified + life * 1000;
}
