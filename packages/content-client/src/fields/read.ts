import { z } from "zod";

/** A field that is read by a function, whatever the wire sends: absent, null and wrong types included. */
export type Field<Output> = z.ZodType<Output>;

/** Makes a field of a reading function that never throws. Editors' mistakes end in the function's own default. */
export function field<Output>(read: (value: unknown) => Output): Field<Output> {
  return z.unknown().optional().transform(read);
}

/** The value's own property, or undefined where the value is no object. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A relation or a single value as a list: Craft sends relations as lists, older content now and then a lone value. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === "" ? [] : [value];
}
