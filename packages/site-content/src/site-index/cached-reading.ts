import { getMessage, type Report } from "@courseway/observability";
import { inTime } from "../lookups/in-time.ts";

/** How long a reading is used before it is renewed, in ms. A publish renews it immediately. */
export const CACHED_FOR_MS = 60_000;

/** The delay after a failed reading, in ms. */
export const FAILED_FOR_MS = 15_000;

/** No request waits for a reading that began longer ago, in ms, so that slow content does not delay known values. */
export const LONGEST_WAIT_MS = 1000;

interface CachedReadingOptions<Value> {
  readonly read: () => Promise<Value>;
  /** Its name in the log: "The redirects". */
  readonly what: string;
  /** The number of publishes that may have changed it. When it grows, the value is read again before use. */
  readonly publishes: () => number;
  readonly report: Report;
  /** Ms of a monotonic clock. */
  readonly now: () => number;
}

/** Content that many requests need and that changes only with a publish. */
export interface CachedReading<Value> {
  /**
   * The value: immediately if it is known and nothing was published since, with a background renewal every minute. Null if content has
   * never answered. Never rejects.
   */
  readonly get: () => Value | null | Promise<Value | null>;
  /** The known value of any age, without waiting. Starts a reading if one is due. */
  readonly peek: () => Value | null;
}

/** Caches one reading for all requests. While content fails, the former value stays. */
export function createCachedReading<Value>(options: CachedReadingOptions<Value>): CachedReading<Value> {
  const { read, what, publishes, report, now } = options;
  let cached: { readonly value: Value; readonly publish: number; readonly at: number } | null = null;
  let pending: { readonly inTime: Promise<Value | null>; readonly publish: number } | null = null;
  let failedAt = -Infinity;

  async function renew(publish: number): Promise<Value | null> {
    try {
      const value = await read();
      if (cached === null || cached.publish <= publish) cached = { value, publish, at: now() };
    } catch (error) {
      failedAt = now();
      const message = `${what} could not be read; what was read before holds: ${getMessage(error)}`;
      report({ level: "error", code: 40403, message, error });
    }
    if (pending?.publish === publish) pending = null;
    return cached?.value ?? null;
  }

  /** A reading that began before the last publish may lack it, so nothing waits for it. */
  function start(): Promise<Value | null> {
    const publish = publishes();
    if (pending?.publish === publish) return pending.inTime;
    // A slow reading continues in the background, and requests get the known value.
    const timely = inTime(renew(publish), LONGEST_WAIT_MS, () => Promise.resolve(cached?.value ?? null));
    pending = { inTime: timely, publish };
    return timely;
  }

  const isCurrent = (): boolean => cached !== null && cached.publish === publishes();
  const mayTry = (): boolean => now() - failedAt >= FAILED_FOR_MS;
  const isDue = (): boolean => mayTry() && (cached === null || !isCurrent() || now() - cached.at >= CACHED_FOR_MS);

  const peek = (): Value | null => {
    if (isDue()) void start();
    return cached?.value ?? null;
  };
  return { peek, get: () => (!isCurrent() && mayTry() ? start() : peek()) };
}
