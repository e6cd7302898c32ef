import { type FlightElement, type FlightRow, isElement, isRecord, readRows, referenceOf, writeRows } from "./flight.ts";
import { FlightValues, type OnStep } from "./flight-values.ts";
import { withValues } from "../plain-element.ts";
import { StaticHtml } from "./static-html.ts";

/** The attribute by which an element is found whose content the data leaves to the HTML. */
export const PART = "data-s";

/** What stands in the data for such a content. */
const PLACEHOLDER = /"__html":"~(?<number>\d+)"/gu;

/** A shorter content costs less than its placeholder, in characters of HTML. */
const LEAST_CONTENT = 60;

/** Longer than the name of any element. */
const START_TAG_LENGTH = 40;

/** Where what looks like an element is none. */
const INERT = /<(?<name>noscript|template|script|style|textarea|title)\b.*?<\/\k<name>>/gsu;

/** A page's HTML and data, the data without what the HTML says already. */
export interface LeanPage {
  /** With a mark at each element whose content the data leaves to it. */
  readonly html: string;
  /** Rows, with placeholders: a placeholder's number is the place of its element among the marked ones. */
  readonly data: string;
  /** How many elements are marked. */
  readonly marks: number;
}

/** Where the elements of a page stand in its HTML, and which of them the data leaves to it. */
class Places {
  readonly #html: string;
  readonly #inert: readonly (readonly [start: number, end: number])[];
  /** Numbers of parts by where they begin. */
  readonly #parts = new Map<number, number>();
  #cursor = 0;

  constructor(html: string) {
    this.#html = html;
    this.#inert = [...html.matchAll(INERT)].map(({ 0: text, index }) => [index, index + text.length]);
  }

  /** Marks the next element that is written so. @returns its number, null where none is */
  mark(markup: string): number | null {
    const next = this.#html.indexOf(markup, this.#cursor);
    const at = next < 0 ? this.#html.indexOf(markup) : next;
    if (at < 0 || this.#inert.some(([start, end]) => at > start && at < end)) return null;
    if (next >= 0) this.#cursor = next + markup.length;
    const known = this.#parts.get(at);
    if (known !== undefined) return known;
    this.#parts.set(at, this.#parts.size);
    return this.#parts.size - 1;
  }

  /** Numbers of the parts in the order in which they stand in the page. */
  #inOrder = (): readonly (readonly [at: number, number: number])[] =>
    [...this.#parts].toSorted(([one], [other]) => one - other);

  /** The place of each part among the parts of the page, by its number. */
  ranks(): ReadonlyMap<number, number> {
    return new Map(this.#inOrder().map(([, number], rank) => [number, rank]));
  }

  /** The page with its marks. */
  marked(): string {
    let last = 0;
    const pieces: string[] = [];
    for (const [at] of this.#inOrder()) {
      const end = at + (/^<[^\s/>]+/u.exec(this.#html.slice(at, at + START_TAG_LENGTH))?.[0].length ?? 0);
      pieces.push(this.#html.slice(last, end), ` ${PART}=""`);
      last = end;
    }
    return [...pieces, this.#html.slice(last)].join("");
  }
}

/** What Next puts in the place of a page that says only in the browser that it is none; no published page does. */
const hasSpare = ([, , , props]: FlightElement): boolean => "parallelRouterKey" in props && "notFound" in props;

/** Whether an element is HTML's own. */
const isHost = ([, type]: FlightElement): boolean => typeof type === "string" && !type.startsWith("$");

/** Writes the data anew from its root on, so that what nothing leads to any more is left out. */
class Writer {
  readonly rows = new Map<string, readonly unknown[]>();
  /** Elements that lost something. */
  readonly lighter = new Set<FlightElement>();
  placeholders = 0;
  /** References to places within a row. */
  readonly references: string[] = [];
  readonly places: Places;
  readonly #values: FlightValues;
  readonly #drawn: StaticHtml;
  readonly #kept: ReadonlySet<FlightElement>;

  constructor(values: FlightValues, drawn: StaticHtml, places: Places, kept: ReadonlySet<FlightElement>) {
    this.#values = values;
    this.#drawn = drawn;
    this.places = places;
    this.#kept = kept;
  }

  row(id: string): void {
    if (this.rows.has(id)) return;
    this.rows.set(id, []);
    this.#write(this.#values.module(id));
    this.rows.set(
      id,
      this.#values.of(id).map((value) => this.#write(value)),
    );
  }

  #write(value: unknown): unknown {
    if (typeof value === "string") {
      const reference = referenceOf(value);
      if (reference !== null) this.row(reference.id);
      if (reference !== null && reference.path.length > 0) this.references.push(value);
      return value;
    }
    if (isElement(value)) return this.#element(value);
    if (Array.isArray(value)) return value.map((one) => this.#write(one));
    return isRecord(value) ? this.#record(value) : value;
  }

  #record = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.#write(one)]));

  #element(element: FlightElement): unknown {
    const [mark, type, key] = element;
    const props = isHost(element) ? withValues(element[3], "$undefined") : element[3];
    const isKept = this.#kept.has(element);
    const number = isKept ? null : this.#leave(element);
    if (number === null && (isKept || !hasSpare(element))) return [mark, this.#write(type), key, this.#record(props)];
    this.lighter.add(element);
    if (number === null) return [mark, this.#write(type), key, this.#record({ ...props, notFound: "$undefined" })];
    this.placeholders += 1;
    const { children: _, dangerouslySetInnerHTML: __, ...own } = props;
    return [mark, type, key, { ...this.#record(own), dangerouslySetInnerHTML: { __html: `~${number}` } }];
  }

  /** Finds the element in the HTML. @returns its number, null for one that stays in the data */
  #leave(element: FlightElement): number | null {
    if (!isHost(element)) return null;
    const html = this.#drawn.html(element);
    const content = html?.slice(html.indexOf(">") + 1, html.lastIndexOf("</")) ?? "";
    return html === null || content.length < LEAST_CONTENT ? null : this.places.mark(html);
  }
}

const LOST: ReadonlySet<string | undefined> = new Set([undefined, "children", "dangerouslySetInnerHTML", "notFound"]);

/** Elements that lost what another place of the data refers to. */
function referredInto(values: FlightValues, { lighter, references }: Writer): readonly FlightElement[] {
  const found = new Set<FlightElement>();
  const onStep: OnStep = (from, step, next) => {
    if (isElement(from) && lighter.has(from) && step === "props" && LOST.has(next)) found.add(from);
  };
  for (const reference of references) values.resolved(reference, onStep);
  return [...found];
}

/**
 * Leaves out of a page's data whatever its HTML says and no client component draws: the content of each such element, which has to
 * stand in the HTML letter by letter, so that nothing of this can lose or change anything.
 *
 * @param html the page as React drew it
 * @param data its rows
 * @returns the page with a mark at each element, and the rows; or in a sentence what is not as it was
 */
export function withoutStaticParts(html: string, data: Buffer): LeanPage | string {
  const rows = readRows(data);
  if (typeof rows === "string") return rows;
  try {
    const values = new FlightValues(rows);
    if (!values.has("0")) return "its data has no root";
    const drawn = new StaticHtml(values);
    const kept = new Set<FlightElement>();
    for (;;) {
      const writer = new Writer(values, drawn, new Places(html), kept);
      writer.row("0");
      const wanted = referredInto(values, writer);
      for (const element of wanted) kept.add(element);
      if (wanted.length === 0) return written(rows, writer);
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function written(rows: readonly FlightRow[], { rows: values, placeholders, places }: Writer): LeanPage | string {
  const next = new Map([...values].map(([id, all]) => [id, all.values()] as const));
  const used = rows.filter(({ id }) => id === "" || next.has(id));
  const data = writeRows(
    used.map((row) => (row.tag === "" ? { ...row, body: JSON.stringify(next.get(row.id)?.next().value) } : row)),
  );
  if ([...data.matchAll(PLACEHOLDER)].length !== placeholders)
    return "its content has a text like one that stands for content";
  const ranks = places.ranks();
  const ordered = data.replaceAll(PLACEHOLDER, (_, number: string) => `"__html":"~${ranks.get(Number(number))}"`);
  return { html: places.marked(), data: ordered, marks: ranks.size };
}

/**
 * What hands rows over, where `p` has the contents of the marked elements in their order. React leaves such elements alone
 * where it finds them, and where it has to draw the page anew it draws what was there.
 */
export const handsRowsOver = (rows: string): string =>
  `self.__next_f.push([1,${JSON.stringify(rows)}.replace(/"__html":"~(\\d+)"/g,` +
  `(_,n)=>'"__html":'+JSON.stringify((p[n]||"").replace(/^\\$/,"$$$$")))])`;
