export type { CacheEntry, CachePort } from "./cache-port.ts";
export { type Cached, type CachedOptions, createCached, DAY_MS, FAILURE_PAUSE_MS } from "./cached.ts";
export { memoryCache } from "./memory-cache.ts";
