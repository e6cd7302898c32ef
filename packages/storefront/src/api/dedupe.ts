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
  /** Ms of a clock that does not jump. */
  readonly now: () => number;
  /** How long what succeeded is not done again, in ms. */
  readonly ttlMs?: number;
  /** How many keys are remembered; the oldest are forgotten. */
  readonly maxKeys?: number;
  /** Which outcomes count as success; all that are no rejection, unless this says otherwise. */
  readonly isSuccess?: (value: Value) => boolean;
}

/**
 * Guards what need not or must not be done twice, for a crowd or for a double click: who asks at the same time shares
 * the work, what succeeded is not done again for a while, and what failed may be tried again at once. Knows this
 * process only.
 */
export function createDedupe<Value>(options: DedupeOptions<Value>): Dedupe<Value> {
  const { now, ttlMs = DEDUPE_TTL_MS, maxKeys = 10_000, isSuccess = () => true } = options;
  const entries = new Map<string, DedupeEntry<Value>>();
  return (key, work) => {
    const earlier = entries.get(key);
    if (earlier !== undefined && now() < earlier.until) return earlier.work;
    const running: DedupeEntry<Value> = { work: work(), until: Infinity };
    entries.delete(key);
    entries.set(key, running);
    const [oldest] = entries.keys();
    if (entries.size > maxKeys && oldest !== undefined) entries.delete(oldest);
    running.work.then(
      (value) => void (running.until = isSuccess(value) ? now() + ttlMs : 0),
      () => void (running.until = 0),
    );
    return running.work;
  };
}

/** A key that tells nobody's address. */
export const hashKey = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
