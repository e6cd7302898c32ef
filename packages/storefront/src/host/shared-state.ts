import { type CacheEntry, type CachePort, memoryCache } from "@courseway/services";
import { z } from "zod";
import { type RedisConnection, processRedis } from "@courseway/next-page-cache";
import type { Report } from "@courseway/observability";
import { randomUUID } from "node:crypto";
import { processState } from "@courseway/observability/process-state";
import { DEFAULT_LIMITS, ENDPOINT_LIMITS } from "./limits.ts";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { createLimiter, type Limiter, memoryCounters, redisCounters } from "@courseway/rate-limits";

/** Stale entries stay for a week, to be served while their service fails. */
const TTL_SECONDS = 7 * 86_400;

const entrySchema = z.object({ value: z.unknown(), freshUntil: z.number() });

function parseEntry(text: string | null): CacheEntry | undefined {
  try {
    const { value, freshUntil } = entrySchema.parse(JSON.parse(text ?? ""));
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

/** State that requests share: in Redis if there is one, otherwise in this process. */
export interface SharedState {
  readonly limiter: Limiter;
  readonly cache: CachePort;
}

/** Created once per process, although several bundles create a host. */
export function sharedState(env: StorefrontEnv, brandId: string, report: Report): SharedState {
  return processState("shared-state", () => {
    const redis = processRedis(env.REDIS_URL, report);
    const prefix = `${env.REDIS_PREFIX}:`;
    return {
      limiter: createLimiter({
        counters: redis === null ? memoryCounters() : redisCounters(redis, `${prefix}${brandId}:`),
        rates: env.RATE_LIMITS,
        secret: env.RATE_LIMIT_SECRET ?? randomUUID(),
        table: ENDPOINT_LIMITS,
        others: DEFAULT_LIMITS,
      }),
      cache: redis === null ? memoryCache() : serviceCache(redis, `${prefix}service:`),
    };
  });
}
