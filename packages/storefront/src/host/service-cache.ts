import { type CacheEntry, type CachePort, memoryCache } from "@courseway/services";
import { z } from "zod";
import type { RedisConnection } from "@courseway/next-page-cache";

/** Stale entries stay for a week, to be served while their service fails. */
const TTL_SECONDS = 7 * 86_400;

const entrySchema = z.object({ value: z.unknown(), freshUntil: z.number() });

function parseEntry(text: string | null): CacheEntry | undefined {
  if (text === null) return undefined;
  try {
    const { value, freshUntil } = entrySchema.parse(JSON.parse(text));
    return { value, freshUntil };
  } catch {
    return undefined;
  }
}

/**
 * The cache of ratings, videos and jobs in Redis, with a cache of this process in front: fresh entries there need no request to Redis,
 * and it works alone while Redis is down.
 */
export function serviceCache(redis: RedisConnection, prefix: string, now: () => number = Date.now): CachePort {
  const memory = memoryCache();
  return {
    get: async (key) => {
      const local = await memory.get(key);
      if (local !== undefined && now() < local.freshUntil) return local;
      const text = await redis.run((client) => client.get(prefix + key)).catch(() => null);
      const shared = parseEntry(text);
      if (shared === undefined || shared.freshUntil <= (local?.freshUntil ?? 0)) return local;
      await memory.set(key, shared);
      return shared;
    },
    set: async (key, entry) => {
      await memory.set(key, entry);
      const text = JSON.stringify(entry);
      await redis.run((client) => client.set(prefix + key, text, { EX: TTL_SECONDS })).catch(() => undefined);
    },
  };
}
