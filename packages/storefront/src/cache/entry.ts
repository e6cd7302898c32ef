/** What Next hands over for one page or one cached call; it is kept and given back as it is. */
export interface CacheValue {
  readonly kind?: string;
  /** The HTTP status of a page; absent for 200. */
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly html?: string;
}

/** How long Next wants an entry to live, in seconds. */
export interface CacheControl {
  readonly revalidate: number | false;
  readonly expire?: number | undefined;
}

/** One entry of the page cache. */
export interface Entry {
  readonly value: CacheValue | null;
  /** When it was rendered, epoch ms by the clock of the replica that did. */
  readonly lastModified: number;
  readonly tags: readonly string[];
  readonly cacheControl?: CacheControl;
}

/** What V8 spends on an object or a slot of one beside what it holds, in bytes, about. */
const OVERHEAD = 32;

function bytesOf(value: unknown): number {
  // V8 keeps Latin text in one byte a character and all other text in two: the larger one is what a limit must expect.
  if (typeof value === "string") return OVERHEAD + value.length * 2;
  if (ArrayBuffer.isView(value)) return OVERHEAD + value.byteLength;
  if (typeof value !== "object" || value === null) return OVERHEAD;
  const parts = value instanceof Map ? [...value] : Object.entries(value);
  return parts.reduce((sum: number, [key, part]: [unknown, unknown]) => sum + bytesOf(key) + bytesOf(part), OVERHEAD);
}

/** Bytes that an entry keeps in memory under its key: HTML, payload, segments, headers, tags and the key itself. */
export const sizeOf = (key: string, entry: Entry): number => bytesOf(key) + bytesOf(entry);

/** Whether an answer may be kept: a page that is not there costs no room, whatever its address. */
export const isStorable = ({ value }: Entry): boolean => value !== null && (value.status ?? 200) === 200;

/** Whether an entry has outlived its life and is to be rendered anew in the background. */
export function isStale({ lastModified, cacheControl }: Entry, now: number): boolean {
  const life = cacheControl?.revalidate;
  return typeof life === "number" && now >= lastModified + life * 1000;
}
