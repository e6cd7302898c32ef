import { z } from "zod";
import { property } from "./read.ts";

/** Fields by their handles, in the order in which editors meet them. */
export type Fields = Readonly<Record<string, Field>>;

/** What the content system must offer for a field. Selections, its schema and the check against it follow from this. */
export type FieldType =
  | { readonly kind: "scalar"; readonly scalar: "String" | "Number" | "Lightswitch" | "DateTime" }
  | { readonly kind: "assets" }
  | { readonly kind: "categories"; readonly group: string; readonly fields: Fields }
  /** Entries of another section. */
  | { readonly kind: "entries"; readonly section: string; readonly type: string; readonly fields: Fields }
  | { readonly kind: "table"; readonly columns: Fields }
  /** Rows of a matrix, by the handles of their types. */
  | {
      readonly kind: "matrix";
      readonly rows: Readonly<Record<string, Fields>>;
      /** What is asked of every row in addition to its handle, as far as the content system is known to have it. */
      readonly ofEach?: readonly string[];
    };

/** How an editor sets a field, and what it is where nobody set it; `default: null` where it stays empty. */
export type Control =
  | {
      readonly kind: "text" | "html" | "link" | "color" | "date" | "number";
      readonly default: string | number | null;
    }
  | { readonly kind: "toggle"; readonly default: boolean }
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly default: string | null }
  | {
      readonly kind: "assets";
      readonly many: boolean;
      /** How wide a picture is shown at most, in px; absent where it has no such place. */
      readonly shownPx?: number;
    }
  | { readonly kind: "categories" | "entries" | "rows"; readonly many: boolean };

/** One field of content, declared once: its reading, its type at the content system, its control and its meaning. */
export interface Field<Output = unknown> {
  /** One sentence for editors: what the field does. */
  readonly about: string;
  /** Wire to content. Never fails by itself: a bad value reads as the field's default. */
  readonly schema: z.ZodType<Output>;
  readonly type: FieldType;
  readonly control: Control;
  /** Other handles that a content system may have it under, the likeliest first: Craft refuses some handles. */
  readonly aliases?: readonly string[];
}

/** What is read of declared fields. */
export type Content<Declared extends Fields> = {
  readonly [Handle in keyof Declared]: Declared[Handle] extends Field<infer Output> ? Output : never;
};

/** What makes a field. Without type and control it is a line of text. */
export interface FieldDeclaration<Output> {
  readonly about: string;
  /** Reads whatever the wire sends, absent and wrong types included; it must not throw. */
  readonly read: (value: unknown) => Output;
  readonly type?: FieldType;
  readonly control?: Control;
}

const TEXT_TYPE: FieldType = { kind: "scalar", scalar: "String" };
const TEXT_CONTROL: Control = { kind: "text", default: null };

/**
 * Makes a field of one's own.
 *
 * @example
 * const seats = field({ about: "How many seats are left", read: (value) => Math.max(0, Number(value) || 0) });
 */
export function field<Output>(declared: FieldDeclaration<Output>): Field<Output> {
  const { about, read, type = TEXT_TYPE, control = TEXT_CONTROL } = declared;
  return { about, type, control, schema: z.unknown().optional().transform(read) };
}

/** The same field, read on: what `map` makes of the field's own reading. */
export function mapped<From, To>({ schema, ...declared }: Field<From>, map: (value: From) => To): Field<To> {
  return { ...declared, schema: schema.transform(map) };
}

/**
 * The same field, which a content system may also have under other handles. The first one that it has is read.
 *
 * @example
 * const link = aliased(link("Where the tile leads"), "buttonLink"); // Craft 5 refuses the handle "link"
 */
export function aliased<Output>(declared: Field<Output>, ...aliases: readonly string[]): Field<Output> {
  return { ...declared, aliases };
}

/** The handles that a field may have, its own first. */
export const listHandles = (handle: string, { aliases = [] }: Field): readonly string[] => [handle, ...aliases];

/** The schema of declared fields: an object of the wire to content. */
export function fieldsSchema<Declared extends Fields>(fields: Declared): z.ZodType<Content<Declared>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([handle, { schema }]) => [handle, schema]));
  const schema = z.preprocess((row) => withOwnHandles(row, fields), z.object(shape));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's entries lose which value is whose
  return schema as unknown as z.ZodType<Content<Declared>>;
}

/**
 * Fields of an object that hold the text of a field: rich text of CKEditor has `html` in Craft 5, a link has `url`. Such a
 * field is asked as `handle__html: handle { html }`: of two types of row one may have it as an object, one as a text.
 */
export const TEXT_PARTS = ["html", "url"] as const;

/** A row with each field under its own handle, whatever it was asked as. */
function withOwnHandles(row: unknown, fields: Fields): unknown {
  if (typeof row !== "object" || row === null) return row;
  const found = Object.entries(fields).flatMap(([handle, declared]) => {
    const [first] = listHandles(handle, declared).flatMap((name) => answeredAs(row, name));
    return first === undefined ? [] : [[handle, first.value] as const];
  });
  return { ...row, ...Object.fromEntries(found) };
}

/** The value that came under a handle: as it is, or as the text within an object. */
function answeredAs(row: object, handle: string): readonly { readonly value: unknown }[] {
  const texts = TEXT_PARTS.flatMap((part) => {
    const holder = property(row, `${handle}__${part}`);
    return holder === undefined ? [] : [{ value: property(holder, part) }];
  });
  if (texts.length > 0) return texts;
  const value = property(row, handle);
  return value === undefined ? [] : [{ value }];
}
