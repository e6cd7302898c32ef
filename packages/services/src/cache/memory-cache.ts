import { LRUCache } from "lru-cache";
import type { CacheEntry, CachePort } from "./cache-port.ts";

/**
 * Creates an in-process cache of the most recently used entries. Sufficient for one replica; use a shared cache for
 * several.
 *
 * @param maxEntries the maximum number of entries, 1000 by default
 */
export function memoryCache(maxEntries = 1000): CachePort {
  const entries = new LRUCache<string, CacheEntry>({ max: maxEntries });
  return {
    get: async (key) => entries.get(key),
    set: async (key, entry) => void entries.set(key, entry),
  };
}
