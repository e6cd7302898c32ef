import type { Fetch } from "@courseway/http";
import type { LogEntry } from "../logger/log-entry.ts";
import { buildEnvelope } from "./envelope.ts";

/** The address of an error-reporting service, and the key that authenticates us. */
interface EnvelopeTarget {
  readonly url: string;
  readonly publicKey: string;
}

/**
 * Parses a DSN, `https://{key}@{host}/{path?}/{project}`. The environment's schema rejects every other form.
 *
 * @example envelopeTarget("https://k@errors.test/7") // { url: "https://errors.test/api/7/envelope/", publicKey: "k" }
 */
function envelopeTarget(dsn: string): EnvelopeTarget {
  const { origin, pathname, username } = new URL(dsn);
  const segments = pathname.split("/").filter(Boolean);
  const project = segments.pop() ?? "";
  return { url: [origin, ...segments, "api", project, "envelope", ""].join("/"), publicKey: username };
}

/** The most events that wait or are being sent; further ones are dropped. */
export const QUEUE_LIMIT = 100;

const SEND_MS = 3000;
const DEFAULT_PAUSE_MS = 60_000;

/** Sends events in the background, so requests do not wait. */
interface EnvelopeSender {
  /** Queues an event; returns immediately and never throws. */
  readonly send: (entry: LogEntry) => void;
  /** Resolves when all queued events are sent or given up, or after `limitMs`. */
  readonly flush: (limitMs: number) => Promise<void>;
}

export interface EnvelopeSenderOptions {
  /** Address and key of the error-reporting service, `https://{key}@{host}/{project}`. */
  readonly dsn: string;
  /** "production", or anything else. */
  readonly environment: string;
  readonly fetch: Fetch;
  /** Called with the reason when events begin to be lost, and not again before a success. */
  readonly onDrop: (reason: string) => void;
}

/** The pause in ms that a response requests; 0 for none. */
function computePause({ status, headers }: Response): number {
  if (status !== 429) return 0;
  const seconds = Number(headers.get("retry-after") ?? "");
  return seconds > 0 ? seconds * 1000 : DEFAULT_PAUSE_MS;
}

/**
 * Creates a queue that sends one event after the other. A failed event is not sent again: its log line is already
 * written, and an outage of the service must not accumulate work here.
 */
export function createEnvelopeSender({ dsn, environment, fetch, onDrop }: EnvelopeSenderOptions): EnvelopeSender {
  const { url, publicKey } = envelopeTarget(dsn);
  const headers = {
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": `Sentry sentry_version=7, sentry_client=courseway/1, sentry_key=${publicKey}`,
  };
  let queue = Promise.resolve();
  let count = 0;
  let pausedUntil = 0;
  let isDropping = false;

  const isPaused = (): boolean => performance.now() < pausedUntil;
  const drop = (reason: string): void => {
    if (!isDropping) onDrop(reason);
    isDropping = true;
  };

  async function post(body: string): Promise<void> {
    if (isPaused()) return;
    const signal = AbortSignal.timeout(SEND_MS);
    const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" });
    await answer.body?.cancel();
    pausedUntil = performance.now() + computePause(answer);
    if (answer.ok) isDropping = false;
    else drop(`the service answered ${answer.status}`);
  }

  return {
    send: (entry) => {
      if (isPaused()) return;
      if (count >= QUEUE_LIMIT) return drop(`more than ${QUEUE_LIMIT} events wait`);
      count += 1;
      const body = buildEnvelope(entry, crypto.randomUUID().replaceAll("-", ""), environment);
      queue = queue
        .then(() => post(body))
        .catch((error: Error) => drop(error.message))
        .finally(() => {
          count -= 1;
        });
    },
    flush: (limitMs) => Promise.race([queue, new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref())]),
  };
}
