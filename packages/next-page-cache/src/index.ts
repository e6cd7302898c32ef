export {
  type CacheHandler,
  type CacheHandlerOptions,
  createCacheHandler,
  type PageContext,
  type TransformPage,
} from "./cache-handler.ts";
export {
  type CdnOptions,
  processCdn,
  type ProcessCdn,
  type PurgeTarget,
  sharedSeconds,
  startCdn,
} from "./cdn/process-cdn.ts";
export {
  type CacheControl,
  type CacheValue,
  type Entry,
  isStale,
  type NextEntry,
  packEntry,
  findSentEntry,
  PAGE_VERSION,
  rememberEntry,
  unpackEntry,
} from "./entry.ts";
export { DRAFT, reportDiskFailure, writeWhole } from "./files/stored-files.ts";
export { compact, gzipped, computeHash, type PackedText } from "./files/packed-text.ts";
export { FILE_LIFE_MS, PageData, type PageDataOptions, REWRITE_AFTER_MS } from "./files/page-data.ts";
export {
  completeLife,
  DEFAULT_LIFE,
  lifeHeader,
  MOST_PAGES,
  outsideLife,
  type OutsideLife,
  pageLife,
  SHARED_LIFE,
  SHARED_PAGE,
  sharedPage,
} from "./life.ts";
export { forgetListing, getListingPages, rememberListing } from "./listing-lengths.ts";
export { createPageCache, type PageCache, type PageCacheOptions } from "./page-cache.ts";
export { connectRedis, processRedis, type RedisClient, type RedisConnection } from "./redis/redis-connection.ts";
export { redisStore } from "./redis/redis-store.ts";
export type { SharedStore } from "./shared-store.ts";
export { pageTag, routeTag, SITE_TAG, listSlugs, untilTag } from "./tags.ts";
