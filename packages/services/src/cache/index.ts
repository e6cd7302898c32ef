export type { CacheEntry, CachePort } from "./cache-port.ts";
export { createCached, DAY_MS } from "./cached.ts";
export { memoryCache } from "./memory-cache.ts";
