import { LRUCache } from "lru-cache";
import type { CacheEntry, CachePort } from "./cache-port.ts";

/**
 * A cache in this process that keeps what was used last. Enough for one replica; give a shared one to many.
 *
 * @param maxEntries how many to keep, 1000 by default
 */
export function memoryCache(maxEntries = 1000): CachePort {
  const entries = new LRUCache<string, CacheEntry>({ max: maxEntries });
  return {
    get: async (key) => entries.get(key),
    set: async (key, entry) => void entries.set(key, entry),
  };
}
