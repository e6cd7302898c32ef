import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";

/** Runs work at most once per key for a while. */
export type Dedupe<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

interface DedupeEntry<Value> {
  readonly work: Promise<Value>;
  /** Ms of `now`; infinite while the work runs. */
  until: number;
}

/** How long a visitor's repeated click or retry counts as the same request, in ms. */
export const DEDUPE_TTL_MS = 60_000;

export interface DedupeOptions<Value> {
  /** Ms of a monotonic clock. */
  readonly now: () => number;
  /** How long successful work is not repeated, in ms. */
  readonly ttlMs?: number;
  /** The maximum number of keys; the oldest are forgotten. */
  readonly maxKeys?: number;
  /** Which results count as success; by default all that do not reject. */
  readonly isSuccess?: (value: Value) => boolean;
}

/**
 * Prevents repeated work, for a crowd or a double click: concurrent callers share the work, successful work is not repeated for a while,
 * and failed work may be retried immediately. It covers only this process.
 */
export function createDedupe<Value>(options: DedupeOptions<Value>): Dedupe<Value> {
  const { now, ttlMs = DEDUPE_TTL_MS, maxKeys = 10_000, isSuccess = () => true } = options;
  const entries = new LRUCache<string, DedupeEntry<Value>>({ max: maxKeys });
  return (key, work) => {
    const earlier = entries.get(key);
    if (earlier !== undefined && now() < earlier.until) return earlier.work;
    const running: DedupeEntry<Value> = { work: work(), until: Infinity };
    entries.set(key, running);
    running.work.then(
      (value) => void (running.until = isSuccess(value) ? now() + ttlMs : 0),
      () => void (running.until = 0),
    );
    return running.work;
  };
}

/** A key that does not reveal the address. */
export const hashKey = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
