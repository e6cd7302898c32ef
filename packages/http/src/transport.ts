/** The part of `fetch` that the clients use. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** The clients' access to network, clock and randomness. Only `fetch` has no default. */
export interface TransportOptions {
  readonly fetch: Fetch;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number;
  /** Resolves after so many ms. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** A random number from 0 to below 1. */
  readonly random?: () => number;
  /** The time limit of a call with its retries and delays, in ms. */
  readonly timeoutMs?: number;
}

/** The same with defaults. */
export type Transport = Required<Omit<TransportOptions, "timeoutMs">> & { readonly timeoutMs: number };

/** 5 s, the limit for product information, used for all calls. [API-018] */
export const DEFAULT_TIMEOUT_MS = 5000;

/**
 * Adds the real clock, timer and randomness unless they are injected.
 *
 * @example const transport = createTransport({ fetch });
 */
export function createTransport(options: TransportOptions): Transport {
  return {
    fetch: options.fetch,
    now: options.now ?? Date.now,
    elapsed: options.elapsed ?? (() => performance.now()),
    sleep: options.sleep ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    random: options.random ?? Math.random,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  };
}
