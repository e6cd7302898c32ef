import { createHash } from "node:crypto";

/** Runs work at most once per key for a while. */
export type OnlyOnce<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

interface Kept<Value> {
  readonly work: Promise<Value>;
  /** Epoch ms; infinite while the work runs. */
  until: number;
}

/** How long a visitor's repeated click or retry counts as the same act, in ms. */
export const REPEAT_MS = 60_000;

export interface OnlyOnceOptions<Value> {
  readonly now: () => number;
  /** How long what succeeded is not done again, in ms. */
  readonly lifeMs?: number;
  /** How many keys are remembered; the oldest are forgotten. */
  readonly most?: number;
  /** Which outcomes count as success; all that are no rejection, unless this says otherwise. */
  readonly keeps?: (value: Value) => boolean;
}

/**
 * Guards what need not or must not be done twice, for a crowd or for a double click: who asks at the same time shares
 * the work, what succeeded is not done again for a while, and what failed may be tried again at once. Knows this
 * process only.
 */
export function createOnlyOnce<Value>(options: OnlyOnceOptions<Value>): OnlyOnce<Value> {
  const { now, lifeMs = REPEAT_MS, most = 10_000, keeps = () => true } = options;
  const kept = new Map<string, Kept<Value>>();
  return (key, work) => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return known.work;
    const running: Kept<Value> = { work: work(), until: Infinity };
    kept.delete(key);
    kept.set(key, running);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    running.work.then(
      (value) => void (running.until = keeps(value) ? now() + lifeMs : 0),
      () => void (running.until = 0),
    );
    return running.work;
  };
}

/** A key that tells nobody's address. */
export const keyOf = (act: unknown): string => createHash("sha256").update(JSON.stringify(act)).digest("base64url");
