import { z } from "zod";
import { property } from "./read.ts";

/** Fields by their handles, in the order in which editors see them. */
export type Fields = Readonly<Record<string, Field>>;

/** The type of a field in the content system. Selections, the planned schema and the check are derived from this. */
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
      /** Fields to select on every row in addition to its handle, if the content system is known to have them. */
      readonly ofEach?: readonly string[];
    };

/** The control by which editors set a field, and its default; `default: null` for an empty one. */
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
      /** The maximum width at which a picture is shown, in px; absent if unknown. */
      readonly shownPx?: number;
    }
  | { readonly kind: "categories" | "entries" | "rows"; readonly many: boolean };

/** A declared field of content: its parser, its type in the content system, its control and its purpose. */
export interface Field<Output = unknown> {
  /** One sentence for editors: what the field does. */
  readonly about: string;
  /** Parses the received value. Never fails by itself: an invalid value becomes the field's default. */
  readonly schema: z.ZodType<Output>;
  readonly type: FieldType;
  readonly control: Control;
  /** Alternative handles, the likeliest first, because Craft refuses some handles. */
  readonly aliases?: readonly string[];
}

/** The parsed content of declared fields. */
export type Content<Declared extends Fields> = {
  readonly [Handle in keyof Declared]: Declared[Handle] extends Field<infer Output> ? Output : never;
};

/** The declaration of a field. Without type and control, it is a line of text. */
export interface FieldDeclaration<Output> {
  readonly about: string;
  /** Parses any received value, including absent ones and wrong types; must not throw. */
  readonly read: (value: unknown) => Output;
  readonly type?: FieldType;
  readonly control?: Control;
}

const TEXT_TYPE: FieldType = { kind: "scalar", scalar: "String" };
const TEXT_CONTROL: Control = { kind: "text", default: null };

/**
 * Creates a custom field.
 *
 * @example
 * const seats = field({ about: "How many seats are left", read: (value) => Math.max(0, Number(value) || 0) });
 */
export function field<Output>(declared: FieldDeclaration<Output>): Field<Output> {
  const { about, read, type = TEXT_TYPE, control = TEXT_CONTROL } = declared;
  return { about, type, control, schema: z.unknown().optional().transform(read) };
}

/** Returns the field with `map` applied to its parsed value. */
export function mapped<From, To>({ schema, ...declared }: Field<From>, map: (value: From) => To): Field<To> {
  return { ...declared, schema: schema.transform(map) };
}

/**
 * Returns the field with alternative handles. The first handle that the content system has is read.
 *
 * @example
 * const link = aliased(link("Where the tile leads"), "buttonLink"); // Craft 5 refuses the handle "link"
 */
export function aliased<Output>(declared: Field<Output>, ...aliases: readonly string[]): Field<Output> {
  return { ...declared, aliases };
}

/** Lists the possible handles of a field, its own first. */
export const listHandles = (handle: string, { aliases = [] }: Field): readonly string[] => [handle, ...aliases];

/** Creates the schema that parses a received object with the declared fields. */
export function fieldsSchema<Declared extends Fields>(fields: Declared): z.ZodType<Content<Declared>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([handle, { schema }]) => [handle, schema]));
  const schema = z.preprocess((row) => addHandles(row, fields), z.object(shape));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's entries lose which value is whose
  return schema as unknown as z.ZodType<Content<Declared>>;
}

/**
 * Subfields that contain a field's text if the field is an object: in Craft 5, CKEditor's rich text has `html` and a
 * link has `url`. They are selected with an alias, `handle__html: handle { html }`, because the same field may be an
 * object in one row type and text in another.
 */
export const TEXT_PARTS = ["html", "url"] as const;

/** Returns a row with each field under its own handle instead of its alias. */
function addHandles(row: unknown, fields: Fields): unknown {
  if (typeof row !== "object" || row === null) return row;
  const found = Object.entries(fields).flatMap(([handle, declared]) => {
    const [first] = listHandles(handle, declared).flatMap((name) => answeredAs(row, name));
    return first === undefined ? [] : [[handle, first.value] as const];
  });
  return { ...row, ...Object.fromEntries(found) };
}

/** Returns the value received for a handle: the value itself, or the text inside an object. */
function answeredAs(row: object, handle: string): readonly { readonly value: unknown }[] {
  const texts = TEXT_PARTS.flatMap((part) => {
    const holder = property(row, `${handle}__${part}`);
    return holder === undefined ? [] : [{ value: property(holder, part) }];
  });
  if (texts.length > 0) return texts;
  const value = property(row, handle);
  return value === undefined ? [] : [{ value }];
}
