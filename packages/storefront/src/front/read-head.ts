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

const REQUEST_LINE = /(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\/[!-~]*) HTTP\/1\.1\r\n/uy;
const FIELD = /([\w!#$%&'*+.^`|~-]+): ?([ -~]*)\r\n/uy;
/** A field with characters that readers decode or leave out each in its own way. */
const ODD_FIELD = /([\w!#$%&'*+.^`|~-]+):([\t -~\x80-\xff]*)\r\n/uy;
const BEGUN = /^[A-Z](?:[\t -~\x80-\xff]|\r\n)*\r?$/u;
const LENGTH = /^\d{1,4}$/u;
const READ = new Set(["GET", "HEAD"]);

/** By these a request has an end that is found in another way, or is more than a request. */
const FRAMING = new Set(["expect", "proxy-connection", "trailer", "transfer-encoding", "upgrade"]);
/** Of these there is one, and it is written plainly. */
const SINGLE = new Set(["connection", "content-length", "host"]);

interface Fields {
  readonly headers: Record<string, string>;
  readonly end: number;
  /** Whether each name stands there once, with a value that everybody reads alike. */
  readonly isPlain: boolean;
}

function fieldAt(text: string, at: number): { name: string; value: string; length: number; isPlain: boolean } | null {
  FIELD.lastIndex = at;
  ODD_FIELD.lastIndex = at;
  const plain = FIELD.exec(text);
  const [whole, name = "", value = ""] = plain ?? ODD_FIELD.exec(text) ?? [];
  if (whole === undefined) return null;
  const isPlain = plain !== null && value === value.trim();
  return { name: name.toLowerCase(), value, length: whole.length, isPlain };
}

/** The fields from `from` on, and where they end; null where it is not sure what they make of the request. */
function readFields(text: string, from: number): Fields | null {
  const headers: Record<string, string> = {};
  let isPlain = true;
  let at = from;
  while (text.charCodeAt(at) !== 13) {
    const field = fieldAt(text, at);
    if (field === null || FRAMING.has(field.name)) return null;
    const isNew = headers[field.name] === undefined;
    if (SINGLE.has(field.name) && !(isNew && field.isPlain)) return null;
    if (isNew) headers[field.name] = field.value;
    isPlain &&= isNew && field.isPlain;
    at += field.length;
  }
  const { host, connection = "keep-alive" } = headers;
  if (host === undefined || connection.toLowerCase() !== "keep-alive") return null;
  return text.startsWith("\r\n", at) ? { headers, end: at + 2, isPlain } : null;
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
  const { headers, end, isPlain } = fields;
  const length = headers["content-length"];
  if (length === undefined) return { end, request: READ.has(method) && isPlain ? { method, url, headers } : null };
  if (!LENGTH.test(length)) return null;
  const whole = end + Number(length);
  return whole > text.length ? "more" : { end: whole, request: null };
}
