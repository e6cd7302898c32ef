import type { LogEntry } from "../logger/log-entry.ts";

/** A position in the code, by which an error-reporting service groups errors. */
interface StackFrame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  /** False for Node's own code and for libraries. */
  readonly in_app: boolean;
}

const FRAME = /^\s+at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?$/u;

function parseFrames(line: string): StackFrame[] {
  const [, name = "?", filename = "", row, column] = FRAME.exec(line) ?? [];
  if (row === undefined) return [];
  const isOurs = !filename.startsWith("node:") && !filename.includes("node_modules");
  return [{ function: name, filename, lineno: Number(row), colno: Number(column), in_app: isOurs }];
}

/** Returns the frames of a stack, the outermost call first; truncated lines are left out. */
const stackFrames = (stack: string): StackFrame[] => stack.split("\n").flatMap(parseFrames).toReversed();

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
export function buildEnvelope(entry: LogEntry, id: string, environment: string): string {
  const event = JSON.stringify(buildEvent(entry, id, environment));
  const header = { event_id: id, sent_at: entry.time };
  const item = { type: "event", content_type: "application/json", length: Buffer.byteLength(event) };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${event}\n`;
}
