/** The part of `fetch` that the clients use. */
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** What every client is given of the outside world. Only `fetch` has no default. */
export interface TransportOptions {
  readonly fetch: Fetch;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds that pass, whatever becomes of the clock. */
  readonly elapsed?: () => number;
  /** Resolves after so many ms. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** From 0 up to, not including, 1. */
  readonly random?: () => number;
  /** The longest a call may take, retries and waits included, in ms. */
  readonly timeoutMs?: number;
}

/** The same with its defaults filled in. */
export type Transport = Required<Omit<TransportOptions, "timeoutMs">> & { readonly timeoutMs: number };

/** 5 s: what product information is allowed, and every other call with it. [API-018] */
export const DEFAULT_TIMEOUT_MS = 5000;

/**
 * Fills in the real clock, timer and randomness where none was injected.
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
