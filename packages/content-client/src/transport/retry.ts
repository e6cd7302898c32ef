/** What a retry needs of the outside world. */
export interface RetryDependencies {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for that many ms. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const BUSY: ReadonlySet<number> = new Set([429, 503]);
const MAX_RETRIES = 2;

/** A visitor is waiting: an API that asks for more than this, in ms, has failed. */
const LONGEST_WAIT_MS = 3000;

/** How a connection says that the other side closed it while it was kept for the next request. */
const CLOSED: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

const wasClosed = (error: unknown): boolean =>
  error instanceof TypeError &&
  typeof error.cause === "object" &&
  error.cause !== null &&
  "code" in error.cause &&
  CLOSED.has(error.cause.code);

/**
 * A fetch that asks again when the API answers 429 or 503 and says with `Retry-After` when to come back:
 * at most twice, and only where each wait is short. A connection that was closed under the request costs one more
 * try at once: all that is asked here is read, so that asking twice does no harm.
 */
export function retryingFetch({ fetch: send, sleep, now }: RetryDependencies): typeof globalThis.fetch {
  const fetch: typeof globalThis.fetch = (input, init) =>
    send(input, init).catch((error: unknown) => {
      if (wasClosed(error)) return send(input, init);
      throw error;
    });
  return async (input, init) => {
    let answer = await fetch(input, init);
    for (let retry = 0; retry < MAX_RETRIES && BUSY.has(answer.status); retry += 1) {
      const wait = retryAfterMs(answer.headers.get("retry-after"), now());
      if (wait === null || wait > LONGEST_WAIT_MS) break;
      await answer.body?.cancel();
      await sleep(wait);
      answer = await fetch(input, init);
    }
    return answer;
  };
}

/** `Retry-After` in ms from now: seconds or a date. Null where there is none or it cannot be read. */
function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Without the look at its form, "-1" would be read as a year.
  const at = /^[A-Za-z]{3}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
