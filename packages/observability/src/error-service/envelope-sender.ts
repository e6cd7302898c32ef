import type { Fetch } from "@courseway/http";
import type { LogEntry } from "../logger/log-entry.ts";
import { buildEnvelope } from "./envelope.ts";
import type { EnvelopeTarget } from "./dsn.ts";

/** More events than this do not wait; what comes then is counted and left out. */
export const QUEUE_LIMIT = 100;

const SEND_MS = 3000;
const DEFAULT_PAUSE_MS = 60_000;

/** Sends events behind the back of requests. */
export interface EnvelopeSender {
  /** Takes an event; returns at once and never throws. */
  readonly send: (entry: LogEntry) => void;
  /** Resolves when all that was taken is sent or given up, at the latest after so many ms. */
  readonly flush: (limitMs: number) => Promise<void>;
}

export interface EnvelopeSenderOptions {
  readonly target: EnvelopeTarget;
  readonly environment: string;
  readonly fetch: Fetch;
  readonly now?: () => number;
  /** Told once when events begin to be lost, and why. */
  readonly onDrop: (reason: string) => void;
}

/** How long the service wants to be left alone, in ms; 0 where it does not say so. */
function computePause({ status, headers }: Response): number {
  if (status !== 429) return 0;
  const seconds = Number(headers.get("retry-after") ?? "");
  return seconds > 0 ? seconds * 1000 : DEFAULT_PAUSE_MS;
}

/**
 * A queue with one sender. An event that fails is not sent again: its log line is written already, and an outage of the
 * service must not pile work up here.
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
