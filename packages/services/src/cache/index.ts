export { type CacheEntry, type CachePort, createCached, DAY_MS, memoryCache } from "./cache.ts";
