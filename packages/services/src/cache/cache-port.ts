/** What is kept of an answer: the value as JSON, and until when (ms since the epoch) it is fresh. */
export interface CacheEntry {
  readonly value: unknown;
  readonly freshUntil: number;
}

/**
 * A cache of the host's choosing; values survive JSON. Entries may be kept past `freshUntil`: they are served
 * when the service fails. A rejected promise counts as a miss.
 */
export interface CachePort {
  readonly get: (key: string) => Promise<CacheEntry | undefined>;
  readonly set: (key: string, entry: CacheEntry) => Promise<void>;
}
