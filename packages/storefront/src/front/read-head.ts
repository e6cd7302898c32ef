import { maxHeaderSize } from "node:http";

/** A request as Node's parser reads it: names in small letters, each once. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** A whole request at a place of a text. */
export interface Head {
  /** Where it ends, its body included. */
  readonly end: number;
  /** Null where it is none that can be answered by what stands here alone: its end is sure, its meaning is Node's to read. */
  readonly request: PlainRequest | null;
}

/** Longer heads are Node's, which takes 16 KB where nothing else was set. */
const LONGEST = Math.min(8192, maxHeaderSize);

const REQUEST_LINE = /(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\/[\w.~!$&'()*+,;=:@%/?-]*) HTTP\/1\.1\r\n/uy;
const FIELD = /([A-Za-z\d-]+): ?([ -~]*)\r\n/uy;
const BEGUN = /^[A-Z](?:[\t -~]|\r\n)*\r?$/u;
const LENGTH = /^\d{1,4}$/u;
const READ = new Set(["GET", "HEAD"]);

/** By these a request has an end that is found in another way, is more than a request, or speaks of its connection. */
const FRAMING = new Set([
  "expect",
  "http2-settings",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const saysNothingNew = (name: string, value: string): boolean =>
  name === "connection" ? value.toLowerCase() === "keep-alive" : !FRAMING.has(name) && value === value.trim();

interface Fields {
  readonly headers: Record<string, string>;
  readonly end: number;
  /** Whether a name stands there twice, which each reader joins in its own way. */
  readonly isRepeated: boolean;
}

/** The fields from `from` on, and where they end; null where one is written or means otherwise than the plainest. */
function readFields(text: string, from: number): Fields | null {
  const headers: Record<string, string> = {};
  let isRepeated = false;
  let at = from;
  while (text.charCodeAt(at) !== 13) {
    FIELD.lastIndex = at;
    const [whole = "", given = "", value = ""] = FIELD.exec(text) ?? [];
    const name = given.toLowerCase();
    if (whole === "" || !saysNothingNew(name, value)) return null;
    if (headers[name] === undefined) headers[name] = value;
    else if (name === "host" || name === "content-length") return null;
    else isRepeated = true;
    at += whole.length;
  }
  return text.startsWith("\r\n", at) && headers["host"] !== undefined ? { headers, end: at + 2, isRepeated } : null;
}

/**
 * Reads a request where it is written in the one way that nobody reads otherwise: HTTP/1.1, lines that end in CRLF, a name, a
 * colon and plain characters, one host, at most a body of a stated length. A property holds that Node's parser reads the same.
 *
 * @param text bytes as latin1
 * @returns "more" where it goes on in what has not come yet; null where it is Node's to read, or to refuse
 */
export function readHead(text: string, from: number): Head | "more" | null {
  const blank = text.indexOf("\r\n\r\n", from);
  if (blank === -1) return text.length - from <= LONGEST && BEGUN.test(text.slice(from)) ? "more" : null;
  REQUEST_LINE.lastIndex = from;
  const [line, method = "", url = ""] = REQUEST_LINE.exec(text) ?? [];
  if (line === undefined || blank - from > LONGEST) return null;
  const fields = readFields(text, from + line.length);
  if (fields === null) return null;
  const { headers, end, isRepeated } = fields;
  const length = headers["content-length"];
  if (length === undefined) return { end, request: READ.has(method) && !isRepeated ? { method, url, headers } : null };
  if (!LENGTH.test(length)) return null;
  const whole = end + Number(length);
  return whole > text.length ? "more" : { end: whole, request: null };
}
