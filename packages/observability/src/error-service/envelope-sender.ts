import type { Fetch } from "@courseway/http";
import type { LogEntry } from "../logger/log-entry.ts";

const FRAME = /^\s+at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?$/u;

function parseFrame(line: string) {
  const [, name = "?", filename = "", row, column] = FRAME.exec(line) ?? [];
  if (row === undefined) return [];
  const isOurs = !filename.startsWith("node:") && !filename.includes("node_modules");
  return [{ function: name, filename, lineno: Number(row), colno: Number(column), in_app: isOurs }];
}

/** The positions in the code, by which the service groups errors, the outermost call first; truncated lines are left out. */
const stackFrames = (stack: string) => stack.split("\n").flatMap(parseFrame).toReversed();

const LEVELS = { DEBUG: "debug", INFO: "info", WARN: "warning", ERROR: "error" } as const;

function buildEvent(entry: LogEntry, id: string, environment: string) {
  const { stack } = entry;
  const [type, value] = stack === undefined ? [] : parseHead(stack);
  return {
    event_id: id,
    timestamp: entry.time,
    platform: "node",
    logger: "courseway",
    level: LEVELS[entry.severity],
    environment,
    logentry: { formatted: entry.message },
    tags: {
      ...entry.tags,
      brand: entry.brandId,
      code: String(entry.code),
      ...(entry.requestId === undefined ? {} : { request_id: entry.requestId }),
    },
    ...(stack === undefined
      ? {}
      : { exception: { values: [{ type, value, stacktrace: { frames: stackFrames(stack) } }] } }),
  };
}

/** Splits a stack's first line, such as `TypeError: it failed`, into class and message. */
function parseHead(stack: string): readonly [type: string, value: string] {
  const [head = ""] = stack.split("\n");
  const found = /^(?:Uncaught )?([\w.]*(?:Error|Exception|Warning))(?:: (.*))?$/u.exec(head);
  return found === null ? ["Error", head] : [found[1] ?? "Error", found[2] ?? ""];
}

/**
 * Writes an event as a Sentry envelope: three lines of JSON with the envelope's header, the item's header and the
 * event. The logger has already redacted and capped the entry's texts.
 *
 * @param id the event's unique id: 32 hexadecimal digits
 */
function buildEnvelope(entry: LogEntry, id: string, environment: string): string {
  const event = JSON.stringify(buildEvent(entry, id, environment));
  const header = { event_id: id, sent_at: entry.time };
  const item = { type: "event", content_type: "application/json", length: Buffer.byteLength(event) };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${event}\n`;
}

/**
 * Parses a DSN, `https://{key}@{host}/{path?}/{project}`, into the service's address and the key that authenticates us. The
 * environment's schema rejects every other form.
 *
 * @example envelopeTarget("https://k@errors.test/7") // { url: "https://errors.test/api/7/envelope/", publicKey: "k" }
 */
function envelopeTarget(dsn: string) {
  const { origin, pathname, username } = new URL(dsn);
  const segments = pathname.split("/").filter(Boolean);
  const project = segments.pop() ?? "";
  return { url: [origin, ...segments, "api", project, "envelope", ""].join("/"), publicKey: username };
}

/** The most events that wait or are being sent; further ones are dropped. */
export const QUEUE_LIMIT = 100;

const SEND_MS = 3000;
const DEFAULT_PAUSE_MS = 60_000;

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
 * Creates a queue that sends one event after the other in the background: `send` queues one, returns immediately and never
 * throws; `flush` resolves when all are sent or given up, or after `limitMs`. A failed event is not sent again: its log line is already
 * written, and an outage of the service must not accumulate work here.
 */
export function createEnvelopeSender({ dsn, environment, fetch, onDrop }: EnvelopeSenderOptions) {
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
    send: (entry: LogEntry): void => {
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
    flush: (limitMs: number) =>
      Promise.race([queue, new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref())]),
  };
}
