/** What a row is: JSON (no tag), a text, a module, a hint to the browser, or the start and the end of a list that grows. */
type Tag = "" | "T" | "I" | "H" | "X" | "C";

const TAGS: ReadonlySet<string> = new Set<Tag>(["", "T", "I", "H", "X", "C"]);
const isTag = (text: string): text is Tag => TAGS.has(text);

/** A row of the data by which React's server hands a tree over. */
export interface FlightRow {
  /** Hexadecimal; empty for a hint. */
  readonly id: string;
  readonly tag: Tag;
  /** Without id and tag. */
  readonly body: string;
}

/** What a row begins with; of a text, its length in bytes. */
const START = /^(?<id>[0-9a-f]*):(?:T(?<length>[0-9a-f]+),|(?<tag>[A-Z#rx]?))/u;
const START_LENGTH = 32;
const NEW_LINE = 10;

/**
 * Reads the rows of a page's data as Next 16.4 writes them.
 * @returns the rows in order, or in a sentence what is not as it was
 */
export function readRows(data: Buffer): readonly FlightRow[] | string {
  const rows: FlightRow[] = [];
  for (let at = 0; at < data.length;) {
    const text = data.toString("latin1", at, at + START_LENGTH);
    const { 0: start = "", groups } = START.exec(text) ?? {};
    const length = groups?.["length"];
    const tag = length === undefined ? (groups?.["tag"] ?? "?") : "T";
    if (!isTag(tag)) return `its data has a row of another kind: ${text}`;
    const begin = at + start.length;
    const end = length === undefined ? data.indexOf(NEW_LINE, begin) : begin + Number.parseInt(length, 16);
    if (end < begin || end > data.length) return "its data ends within a row";
    rows.push({ id: groups?.["id"] ?? "", tag, body: data.toString("utf8", begin, end) });
    at = length === undefined ? end + 1 : end;
  }
  return rows;
}

/** Writes rows as they were read. */
export const writeRows = (rows: readonly FlightRow[]): string =>
  rows
    .map(({ id, tag, body }) =>
      tag === "T" ? `${id}:T${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${tag}${body}\n`,
    )
    .join("");

/** Another place of the data: the row, and the way down from its value. */
export interface Reference {
  readonly id: string;
  readonly path: readonly string[];
}

const REFERENCE = /^\$(?<kind>[L@hQWBKi]?)(?<id>[0-9a-f]+)(?::(?<path>.+))?$/su;
/** Values that JSON has not; the first is a text with a dollar. */
const CONSTANT = /^\$(?:\$|S|undefined$|-?Infinity$|NaN$|-0$|D|n-?\d|$)/u;

/**
 * What a text of the data refers to; null where it is a text or a value.
 * @throws Error for what React's client is not known to read
 */
export function referenceOf(text: string): Reference | null {
  if (!text.startsWith("$") || CONSTANT.test(text)) return null;
  const { id, path } = REFERENCE.exec(text)?.groups ?? {};
  if (id === undefined) throw new Error(`its data has a value of another kind: ${text.slice(0, START_LENGTH)}`);
  return { id, path: path?.split(":") ?? [] };
}

/** An element: `["$", type, key, props]`. */
export type FlightElement = readonly ["$", unknown, unknown, Readonly<Record<string, unknown>>];

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isElement = (value: unknown): value is FlightElement =>
  Array.isArray(value) && value.length === 4 && value[0] === "$" && isRecord(value[3]);

/** Where an element's parts are found by the names that references use. */
const PARTS: Readonly<Record<string, string>> = { type: "1", key: "2", props: "3" };

/** What is one step below a value; undefined for nothing. */
export function below(value: unknown, step: string): unknown {
  const key = isElement(value) ? (PARTS[step] ?? "") : step;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  const found: unknown = Reflect.get(value, key);
  return found;
}
