import { LRUCache } from "lru-cache";
import type { z } from "zod";

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

/** The cache lifetime of ratings. [API-036, API-038] */
export const DAY_MS = 86_400_000;

/** How long we do not call a failing service, because failed calls also count toward a vendor's quota. */
export const FAILURE_PAUSE_MS = 300_000;

/** The options for one kind of cached response. */
export interface CachedOptions<Value> {
  readonly cache: CachePort;
  readonly now: () => number;
  /** How long a response is fresh in ms, including a response for "not found". */
  readonly lifeMs: number;
  /** The schema of stored values; a value with another shape, from an older version, is a miss. */
  readonly schema: z.ZodType<Value>;
  /** Returned if the service fails and no entry is stored. */
  readonly fallback: Value;
  /** Called for each failure of the service. */
  readonly onFailure: (error: unknown) => void;
}

/** Returns the value from the cache or from `load`. Never throws. */
export type Cached<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>;

/**
 * Caches responses by key. Concurrent callers share one call. If the service fails, it returns the last stored
 * response, else the fallback, and does not call the service for five minutes.
 */
export function createCached<Value>(options: CachedOptions<Value>): Cached<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, load) => {
    const shared = running.get(key);
    if (shared !== undefined) return shared;
    const answer = loadResponse(options, key, load).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}

async function loadResponse<Value>(
  options: CachedOptions<Value>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const stored = await read(options, key);
  if (stored !== null && options.now() < stored.freshUntil) return stored.value;
  try {
    return await keep(options, key, await load(), options.lifeMs);
  } catch (error) {
    options.onFailure(error);
    return keep(options, key, stored === null ? options.fallback : stored.value, FAILURE_PAUSE_MS);
  }
}

async function read<Value>(options: CachedOptions<Value>, key: string) {
  const entry = await options.cache.get(key).catch(() => undefined);
  const parsed = options.schema.safeParse(entry?.value);
  return entry !== undefined && parsed.success ? { value: parsed.data, freshUntil: entry.freshUntil } : null;
}

async function keep<Value>(options: CachedOptions<Value>, key: string, value: Value, lifeMs: number): Promise<Value> {
  const entry: CacheEntry = { value, freshUntil: options.now() + lifeMs };
  // If the cache is down, calls are repeated, but no response is lost.
  await options.cache.set(key, entry).catch(() => undefined);
  return value;
}
