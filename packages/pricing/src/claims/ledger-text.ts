import { isCents } from "../money/money.ts";
import type { Asked, Claim, ClaimSpan, Sighting } from "./claim.ts";
import { joinSpans, sightingEnd, stateKey } from "./spans.ts";

/** The version of the format below; a reader rejects no version and skips lines that it does not know. */
const FORM = 1;

/** A place as written: product, page, variant, and 1 for visitors with a code. */
type PlaceRow = readonly [string, string | null, number, 0 | 1];

type StateRow = readonly [
  price: number,
  compareAt: number | null,
  from: 0 | 1,
  badge: string | null,
  save: string | null,
  savings: string | null,
  until: number | "midnight" | null,
  asked: number,
  before: number,
  after: number,
  list: number,
  fee: number,
  codes: readonly string[],
];

const toPlaceRow = ({ product, page, variant, audience }: Sighting): PlaceRow => [
  product,
  page,
  variant,
  audience === "everybody" ? 0 : 1,
];

const toStateRow = ({ claim, asked }: Sighting): StateRow => [
  claim.price,
  claim.compareAt,
  claim.from ? 1 : 0,
  claim.badge,
  claim.save,
  claim.savings,
  claim.until,
  asked.price,
  asked.before,
  asked.after,
  asked.list,
  asked.fee,
  asked.codes,
];

/** Converts a sighting to two rows of JSON, for a store that numbers places and claims itself. */
export const ledgerRows = (sighting: Sighting): { readonly place: string; readonly state: string } => ({
  place: JSON.stringify(toPlaceRow(sighting)),
  state: JSON.stringify(toStateRow(sighting)),
});

/**
 * Builds the text of a store that numbers places and claims itself, for `readLedger`.
 * @param rows the rows of `ledgerRows`, each at the index of its number
 * @param spans `[place, state, from, length]` as JSON, in seconds since the epoch
 */
export const numberedText = (
  rows: { readonly places: readonly string[]; readonly states: readonly string[] },
  spans: readonly string[],
): string =>
  joinLines([
    head(0),
    ...rows.places.map((row) => `{"place":${row}}`),
    ...rows.states.map((row) => `{"state":${row}}`),
    ...spans,
  ]);

/** Numbers each place and each claim of a file, and adds the lines that define the numbers. */
function numbering() {
  const numbers = { place: new Map<string, number>(), state: new Map<string, number>() };
  const number = (kind: "place" | "state", key: string, row: PlaceRow | StateRow, lines: string[]): number => {
    const known = numbers[kind].get(key);
    if (known !== undefined) return known;
    const next = numbers[kind].size;
    numbers[kind].set(key, next);
    lines.push(JSON.stringify({ [kind]: row }));
    return next;
  };
  return (sighting: Sighting, lines: string[]): readonly [number, number] => {
    const place = toPlaceRow(sighting);
    return [
      number("place", JSON.stringify(place), place, lines),
      number("state", stateKey(sighting), toStateRow(sighting), lines),
    ];
  };
}

const seconds = (ms: number, base: number): number => Math.round((ms - base) / 1000);

const head = (base: number): string => JSON.stringify({ ledger: FORM, base });

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

/** Writes the lines of one ledger file, in order: each call returns the text to append. */
export interface LedgerLines {
  /** Returns the text to append for the sightings at a moment (epoch ms). */
  readonly seen: (sightings: readonly Sighting[], at: number) => string;
}

/** Starts a new ledger file. @param base the moment (epoch ms) from which its times count */
export function ledgerLines(base: number): LedgerLines {
  const getNumbers = numbering();
  let isNew = true;
  return {
    seen: (sightings, at) => {
      const lines = isNew ? [head(base)] : [];
      isNew = false;
      const pairs = sightings.map((sighting) => getNumbers(sighting, lines));
      return joinLines([...lines, JSON.stringify({ seen: [seconds(at, base), ...pairs.flat()] })]);
    },
  };
}

/** Writes spans as a whole file. @param base the moment (epoch ms) from which its times count */
export function ledgerText(spans: readonly ClaimSpan[], base: number): string {
  const getNumbers = numbering();
  const lines = [head(base)];
  for (const span of spans) {
    const numbers = getNumbers(span, lines);
    const from = seconds(span.from, base);
    lines.push(JSON.stringify([...numbers, from, seconds(span.to, base) - from]));
  }
  return joinLines(lines);
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const isText = (value: unknown): value is string => typeof value === "string";

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

function parsePlace(row: unknown): Omit<Sighting, "claim" | "asked"> | null {
  if (!Array.isArray(row)) return null;
  const [product, page, variant, audience]: readonly unknown[] = row;
  if (!isText(product) || !isTextOrNull(page) || !isNumber(variant)) return null;
  return { product, page, variant, audience: audience === 1 ? "code-holders" : "everybody" };
}

function parseState(row: unknown): { readonly claim: Claim; readonly asked: Asked } | null {
  if (!Array.isArray(row)) return null;
  const [
    price,
    compareAt,
    from,
    badge,
    save,
    savings,
    until,
    asked,
    before,
    after,
    list,
    fee,
    codes,
  ]: readonly unknown[] = row;
  if (!isCents(price) || !(compareAt === null || isCents(compareAt))) return null;
  if (!isTextOrNull(badge) || !isTextOrNull(save) || !isTextOrNull(savings)) return null;
  if (!(until === null || until === "midnight" || isNumber(until))) return null;
  if (!isCents(asked) || !isCents(before) || !isCents(after) || !isCents(list) || !isCents(fee)) return null;
  if (!Array.isArray(codes)) return null;
  return {
    claim: { price, compareAt, from: from === 1, badge, save, savings, until },
    asked: { price: asked, before, after, list, fee, codes: codes.filter(isText) },
  };
}

/** The contents of a ledger's text. */
export interface LedgerReading {
  /** Not joined yet: pass the pieces of all files to `joinSpans`. */
  readonly pieces: readonly ClaimSpan[];
  /** How many lines could not be read: the last line of a file whose writer was killed, or other damaged lines. */
  readonly unread: number;
}

/** A line that is not JSON. */
const DAMAGED = undefined;

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return DAMAGED;
  }
}

/** Parses all lines at once, which is three times as fast; one by one if any of them is damaged. */
function jsonLines(lines: readonly string[]): readonly unknown[] {
  const whole = parseJson(`[${lines.join(",")}]`);
  return Array.isArray(whole) && whole.length === lines.length ? whole : lines.map(parseJson);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Which part of a ledger to read; all of it by default. */
export interface LedgerFilter {
  /** A product, as in `Sighting.product`. */
  readonly product?: string | undefined;
}

/**
 * Reads one ledger file. A line that cannot be read is left out; if it defined a number, lines that use the number are
 * left out too.
 */
export function readLedger(text: string, { product }: LedgerFilter = {}): LedgerReading {
  const places: ReturnType<typeof parsePlace>[] = [];
  const states: ReturnType<typeof parseState>[] = [];
  const pieces: ClaimSpan[] = [];
  let base: number | null = null;
  let unread = 0;
  const add = (place: unknown, state: unknown, from: number, to: number | null): boolean => {
    const [where, what] = [isNumber(place) ? places[place] : null, isNumber(state) ? states[state] : null];
    if (where === undefined || what === undefined) return false;
    // Other products, and damaged rows.
    if (where === null || what === null) return true;
    const end = to ?? sightingEnd(from, what.claim);
    const { product: sold, page, variant, audience } = where;
    pieces.push({ product: sold, page, variant, audience, claim: what.claim, asked: what.asked, from, to: end });
    return true;
  };
  const read = (value: unknown): boolean => {
    if (isRecord(value) && isNumber(value["base"])) {
      base = value["base"];
      return true;
    }
    if (base === null) return false;
    if (Array.isArray(value)) {
      const [place, state, from, length]: readonly unknown[] = value;
      if (!isNumber(from) || !isNumber(length)) return false;
      return add(place, state, base + from * 1000, base + (from + length) * 1000);
    }
    if (!isRecord(value)) return false;
    if ("place" in value) {
      const place = parsePlace(value["place"]);
      places.push(product === undefined || place?.product === product ? place : null);
      return place !== null;
    }
    if ("state" in value) {
      const state = parseState(value["state"]);
      states.push(state);
      return state !== null;
    }
    const { seen } = value;
    if (!Array.isArray(seen)) return false;
    const [at, ...numbers]: readonly unknown[] = seen;
    if (!isNumber(at) || numbers.length % 2 !== 0) return false;
    const moment = base + at * 1000;
    return numbers.every((place, index) => index % 2 === 1 || add(place, numbers[index + 1], moment, null));
  };
  const lines = text.split("\n");
  // After the last line break there is nothing, or an unfinished line.
  const torn = lines.pop();
  if (torn !== "") unread += 1;
  for (const value of jsonLines(lines)) if (!read(value)) unread += 1;
  return { pieces, unread };
}

/** The claims at a moment (epoch ms). A span does not include its end, which belongs to the next span. */
export const claimsAt = (spans: readonly ClaimSpan[], at: number): readonly ClaimSpan[] =>
  spans.filter(({ from, to }) => from <= at && (at < to || from === to));

/** Reads several files and joins their spans. */
export function readLedgers(
  texts: readonly string[],
  filter: LedgerFilter = {},
): { readonly spans: readonly ClaimSpan[]; readonly unread: number } {
  const readings = texts.map((text) => readLedger(text, filter));
  return {
    spans: joinSpans(readings.flatMap(({ pieces }) => pieces)),
    unread: readings.reduce((sum, { unread }) => sum + unread, 0),
  };
}
