import type { z } from "zod";
import type { CacheEntry, CachePort } from "./cache-port.ts";

/** How long the ratings are kept. [API-036, API-038] */
export const DAY_MS = 86_400_000;

/** How long a failing service is left alone: failed calls count against a vendor's allowance too. */
export const FAILURE_PAUSE_MS = 300_000;

/** One kind of answer that is remembered. */
export interface CachedOptions<Value> {
  readonly cache: CachePort;
  readonly now: () => number;
  /** How long an answer is fresh, a miss included, in ms. */
  readonly lifeMs: number;
  /** What a stored value must look like; another shape, from an older version, is a miss. */
  readonly schema: z.ZodType<Value>;
  /** Given when the service fails and nothing is stored. */
  readonly fallback: Value;
  /** Told of each failure of the service. */
  readonly onFailure: (error: unknown) => void;
}

/** Answers from the cache, or from `load`. Never throws. */
export type Cached<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>;

/**
 * Remembers answers by key. Callers that ask at the same time share one call. When the service fails, the last
 * stored answer is given again, else the fallback, and the service is left alone for five minutes.
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
  // A cache that is down costs repeated calls, never an answer.
  await options.cache.set(key, entry).catch(() => undefined);
  return value;
}
