import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

/** At most this many requests in this many seconds. */
export interface RateRule {
  readonly requests: number;
  readonly seconds: number;
}

/** What one endpoint allows: to one visitor, and to one subject (an e-mail address that it writes to). */
export interface EndpointLimits {
  readonly visitor: readonly RateRule[];
  readonly subject?: readonly RateRule[];
}

/** Counts requests by name. */
export interface Counters {
  /** Counts one request of `who`. @returns ms to wait, 0 if the rule allows it. Never throws. */
  readonly count: (name: string, rule: RateRule, who: string) => Promise<number>;
}

interface Counter {
  consume(key: string): Promise<unknown>;
}

/** The library rejects with its result if the limit is exceeded, and with an error if it could not count. */
const getWaitMs = (reason: unknown): number =>
  reason instanceof RateLimiterRes ? Math.max(1, reason.msBeforeNext) : 0;

function createCounters(make: (name: string, rule: RateRule) => Counter): Counters {
  const counters = new Map<string, Counter>();
  return {
    count: (name, rule, who) => {
      const counter = counters.get(name) ?? make(name, rule);
      counters.set(name, counter);
      return counter.consume(who).then(() => 0, getWaitMs);
    },
  };
}

const buildOptions = (keyPrefix: string, { requests, seconds }: RateRule) => ({
  keyPrefix,
  points: requests,
  duration: seconds,
});

/** Counts in this process: enough for one replica. */
export const memoryCounters = (): Counters =>
  createCounters((name, rule) => new RateLimiterMemory(buildOptions(name, rule)));

/** A connection to Redis that runs scripts. It rejects at once while Redis is away. */
interface ScriptRunner {
  readonly eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>;
}

/** Counts in Redis, and in this process while Redis is away. Every key expires with its rule. */
export const redisCounters = (redis: ScriptRunner, prefix: string): Counters =>
  createCounters((name, rule) => {
    const options = buildOptions(`${prefix}limit:${name}`, rule);
    return new RateLimiterRedis({
      ...options,
      storeClient: { eval: redis.eval },
      useRedisPackage: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  });
