import type { Fetch } from "@courseway/http";
import type { LogEntry } from "../logger/log-entry.ts";
import { buildEnvelope } from "./envelope.ts";

/** The address that receives envelopes, and the key that authenticates us. */
export interface EnvelopeTarget {
  readonly url: string;
  readonly publicKey: string;
}

/**
 * Parses a DSN, `https://{key}@{host}/{path?}/{project}`. The environment's schema rejects every other form.
 *
 * @example envelopeTarget("https://k@errors.test/7") // { url: "https://errors.test/api/7/envelope/", publicKey: "k" }
 */
export function envelopeTarget(dsn: string): EnvelopeTarget {
  const { origin, pathname, username } = new URL(dsn);
  const segments = pathname.split("/").filter(Boolean);
  const project = segments.pop() ?? "";
  return { url: [origin, ...segments, "api", project, "envelope", ""].join("/"), publicKey: username };
}

/** The most events that the queue holds; further ones are dropped. */
export const QUEUE_LIMIT = 100;

const SEND_MS = 3000;
const DEFAULT_PAUSE_MS = 60_000;

/** Sends events in the background, so requests do not wait. */
export interface EnvelopeSender {
  /** Queues an event; returns immediately and never throws. */
  readonly send: (entry: LogEntry) => void;
  /** Resolves when all queued events are sent or given up, or after `limitMs`. */
  readonly flush: (limitMs: number) => Promise<void>;
}

export interface EnvelopeSenderOptions {
  readonly target: EnvelopeTarget;
  readonly environment: string;
  readonly fetch: Fetch;
  readonly now?: () => number;
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
 * Creates a queue with one sender. A failed event is not sent again: its log line is already written, and an outage of
 * the service must not accumulate work here.
 */
export function createEnvelopeSender(options: EnvelopeSenderOptions): EnvelopeSender {
  const { target, environment, fetch, now = () => performance.now(), onDrop } = options;
  const waiting: string[] = [];
  let running: Promise<void> | null = null;
  let pausedUntil = 0;
  let isDropping = false;

  const drop = (reason: string): void => {
    if (!isDropping) onDrop(reason);
    isDropping = true;
  };

  async function post(body: string): Promise<void> {
    const headers = {
      "content-type": "application/x-sentry-envelope",
      "x-sentry-auth": `Sentry sentry_version=7, sentry_client=courseway/1, sentry_key=${target.publicKey}`,
    };
    const signal = AbortSignal.timeout(SEND_MS);
    const answer = await fetch(target.url, { method: "POST", headers, body, signal, redirect: "error" });
    await answer.body?.cancel();
    pausedUntil = now() + computePause(answer);
    if (answer.ok) isDropping = false;
    else drop(`the service answered ${answer.status}`);
  }

  async function drain(): Promise<void> {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      if (now() >= pausedUntil) await post(body).catch((error: Error) => drop(error.message));
    }
  }

  return {
    send: (entry) => {
      if (now() < pausedUntil) return;
      if (waiting.length >= QUEUE_LIMIT) return drop(`more than ${QUEUE_LIMIT} events wait`);
      waiting.push(buildEnvelope(entry, crypto.randomUUID().replaceAll("-", ""), environment));
      running ??= drain().finally(() => {
        running = null;
      });
    },
    flush: async (limitMs) => {
      if (running === null) return;
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limitMs);
      });
      await Promise.race([running, limit]).finally(() => clearTimeout(timer));
    },
  };
}
