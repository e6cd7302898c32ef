import { type CacheEntry, type CachePort, memoryCache } from "@courseway/services";
import { z } from "zod";
import type { RedisLink } from "./redis/redis-link.ts";

/** Entries are kept past their freshness, to be served while their service fails: a week. */
const KEPT_SECONDS = 7 * 86_400;

const entrySchema = z.object({ value: z.unknown(), freshUntil: z.number() });

function entryOf(text: string | null): CacheEntry | undefined {
  if (text === null) return undefined;
  try {
    const { value, freshUntil } = entrySchema.parse(JSON.parse(text));
    return { value, freshUntil };
  } catch {
    return undefined;
  }
}

/**
 * The cache of ratings, videos and jobs in Redis, with one of this process before it: what is fresh there is not
 * asked for again, and it goes on alone while Redis is away.
 */
export function serviceCache(redis: RedisLink, prefix: string, now: () => number = Date.now): CachePort {
  const near = memoryCache();
  return {
    get: async (key) => {
      const known = await near.get(key);
      if (known !== undefined && now() < known.freshUntil) return known;
      const text = await redis.ask((client) => client.get(prefix + key)).catch(() => null);
      const shared = entryOf(text);
      if (shared === undefined || shared.freshUntil <= (known?.freshUntil ?? 0)) return known;
      await near.set(key, shared);
      return shared;
    },
    set: async (key, entry) => {
      await near.set(key, entry);
      const text = JSON.stringify(entry);
      await redis.ask((client) => client.set(prefix + key, text, { EX: KEPT_SECONDS })).catch(() => undefined);
    },
  };
}
