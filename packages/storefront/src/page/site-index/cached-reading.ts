import { getMessage, type Report } from "@courseway/observability";
import { inTime } from "../../content/in-time.ts";

/** How long a reading is used before it is renewed, in ms. A publish renews it at once. */
export const CACHED_FOR_MS = 60_000;

/** After a reading that failed, none is tried sooner than this, in ms. */
export const FAILED_FOR_MS = 15_000;

/** No request waits for a reading that began longer ago, in ms: a slow content system must not slow down what is known. */
export const LONGEST_WAIT_MS = 1000;

interface CachedReadingOptions<Value> {
  readonly read: () => Promise<Value>;
  /** What is read, for the log: "The redirects". */
  readonly what: string;
  /** The number of publishes that may have changed it. When it grows, the value is read again before use. */
  readonly publishes: () => number;
  readonly report: Report;
  /** Ms of a clock that does not jump. */
  readonly now: () => number;
}

/** Something of the content that requests ask for all the time and that changes with a publish alone. */
export interface CachedReading<Value> {
  /**
   * The value: at once if it is known and nothing was published since, with a background renewal every minute.
   * Null if content never answered. Never rejects.
   */
  readonly get: () => Value | null | Promise<Value | null>;
  /** What is known at this moment, whatever its age: it never waits, and begins a reading where one is due. */
  readonly peek: () => Value | null;
}

/** Reads something once for all who ask. While content fails, what was read before holds. */
export function createCachedReading<Value>(options: CachedReadingOptions<Value>): CachedReading<Value> {
  const { read, what, publishes, report, now } = options;
  let known: { readonly value: Value; readonly publish: number; readonly at: number } | null = null;
  let pending: { readonly inTime: Promise<Value | null>; readonly publish: number } | null = null;
  let failedAt = -Infinity;

  async function renew(publish: number): Promise<Value | null> {
    try {
      const value = await read();
      if (known === null || known.publish <= publish) known = { value, publish, at: now() };
    } catch (error) {
      failedAt = now();
      const message = `${what} could not be read; what was read before holds: ${getMessage(error)}`;
      report({ level: "error", code: 40403, message, error });
    }
    if (pending?.publish === publish) pending = null;
    return known?.value ?? null;
  }

  /** A reading that began before the last publish may not have seen it, so it is not waited for. */
  function start(): Promise<Value | null> {
    const publish = publishes();
    if (pending?.publish === publish) return pending.inTime;
    // One that takes too long goes on behind the requests, which take what is known.
    const timely = inTime(renew(publish), LONGEST_WAIT_MS, () => Promise.resolve(known?.value ?? null));
    pending = { inTime: timely, publish };
    return timely;
  }

  const isCurrent = (): boolean => known !== null && known.publish === publishes();
  const mayTry = (): boolean => now() - failedAt >= FAILED_FOR_MS;
  const isDue = (): boolean => mayTry() && (known === null || !isCurrent() || now() - known.at >= CACHED_FOR_MS);

  const peek = (): Value | null => {
    if (isDue()) void start();
    return known?.value ?? null;
  };
  return { peek, get: () => (!isCurrent() && mayTry() ? start() : peek()) };
}
