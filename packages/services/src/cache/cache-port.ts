/** A cached response: its value as JSON, and the time (ms since the epoch) until which it is fresh. */
export interface CacheEntry {
  readonly value: unknown;
  readonly freshUntil: number;
}

/**
 * A cache that the host chooses. Values can be serialized as JSON. Entries may be stored past `freshUntil`, because
 * they are served if the service fails. A rejected promise counts as a miss.
 */
export interface CachePort {
  readonly get: (key: string) => Promise<CacheEntry | undefined>;
  readonly set: (key: string, entry: CacheEntry) => Promise<void>;
}
