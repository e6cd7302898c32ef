import type { CacheEntry, CachePort } from "./cache-port.ts";

/**
 * A cache in this process that keeps the newest entries. Enough for one replica; give a shared one to many.
 *
 * @param maxEntries how many to keep, 1000 by default
 */
export function memoryCache(maxEntries = 1000): CachePort {
  const entries = new Map<string, CacheEntry>();
  return {
    get: async (key) => entries.get(key),
    set: async (key, entry) => {
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next();
      if (entries.size > maxEntries && oldest.done !== true) entries.delete(oldest.value);
    },
  };
}
