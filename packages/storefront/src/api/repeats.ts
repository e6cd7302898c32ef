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
const MOST = 10_000;

/**
 * Guards what must not be done twice by a double click or a retry: who asks at the same time shares the work, what
 * succeeded is not done again for a minute, and what failed may be tried again at once. Knows this process only.
 */
export function createOnlyOnce<Value>(now: () => number, lifeMs = REPEAT_MS): OnlyOnce<Value> {
  const kept = new Map<string, Kept<Value>>();
  return (key, work) => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return known.work;
    const running: Kept<Value> = { work: work(), until: Infinity };
    kept.delete(key);
    kept.set(key, running);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    running.work.then(
      () => void (running.until = now() + lifeMs),
      () => void (running.until = 0),
    );
    return running.work;
  };
}

/** A key that tells nobody's address. */
export const keyOf = (act: unknown): string => createHash("sha256").update(JSON.stringify(act)).digest("base64url");
