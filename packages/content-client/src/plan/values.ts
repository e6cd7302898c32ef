import { isRecord } from "../fields/read.ts";

/** A map of a project config. */
export type Values = Record<string, unknown>;

/** Returns the map at a key; creates it if there is none. */
export function getMap(values: Values, key: string): Values {
  const found = values[key];
  if (isRecord(found)) return found;
  const made: Values = {};
  values[key] = made;
  return made;
}

/** Returns the list at a key; creates it if there is none. */
export function getList(values: Values, key: string): unknown[] {
  const found = values[key];
  if (Array.isArray(found)) return found;
  const made: unknown[] = [];
  values[key] = made;
  return made;
}

export const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Writes a map in the form of Craft's settings, which preserves the order of keys: `__assoc__` and a list of pairs. */
export const packed = (values: Values): Values => ({ __assoc__: Object.entries(values) });

/** Reads a map that Craft wrote as `__assoc__`, or a plain map. */
export function unpacked(value: unknown): Values {
  if (!isRecord(value)) return {};
  const pairs: unknown = value["__assoc__"];
  if (!Array.isArray(pairs)) return value;
  const list: readonly unknown[] = pairs;
  return Object.fromEntries(
    list.flatMap((pair) => (Array.isArray(pair) ? [[toText(pair[0]), pair[1] as unknown]] : [])),
  );
}

/** Reads the UIDs of a list of entry types: texts, or maps with a `uid`. */
export function listUids(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((one: unknown) => toText(one) || toText(unpacked(one)["uid"])) : [];
}
