/** What Next hands over for one page or one cached call; it is kept and given back as it is. */
export interface CacheValue {
  readonly kind?: string;
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

/** Bytes an entry is likely to keep: its HTML, its payload of about the same size, and some room. */
export const sizeOf = ({ value }: Entry): number => (value?.html?.length ?? 512) * 2 + 1024;

/** Whether an entry has outlived its life and is to be rendered anew in the background. */
export function isStale({ lastModified, cacheControl }: Entry, now: number): boolean {
  const life = cacheControl?.revalidate;
  return typeof life === "number" && now >= lastModified + life * 1000;
}
