import type { Report } from "@courseway/observability";
import { type CachePort, memoryCache } from "@courseway/services";
import { randomUUID } from "node:crypto";
import { processState } from "@courseway/observability/process-state";
import { processRedis } from "@courseway/next-page-cache";
import { serviceCache } from "./service-cache.ts";
import { DEFAULT_LIMITS, ENDPOINT_LIMITS } from "./limits.ts";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { createLimiter, type Limiter, memoryCounters, redisCounters } from "@courseway/rate-limits";

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
