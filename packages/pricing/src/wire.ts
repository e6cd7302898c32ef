/** An object from the wire, read member by member: its shape is not trusted. */
export type Wire = Readonly<Record<string, unknown>>;

function isWire(value: unknown): value is Wire {
  return typeof value === "object" && value !== null;
}

/** The value itself if it is an object, else an object without members. */
export function asObject(value: unknown): Wire {
  return isWire(value) ? value : {};
}

/** The value itself if it is a list, else an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A trimmed text; ids may be numbers. Empty for everything else. */
export function asText(value: unknown): string {
  return typeof value === "string" || Number.isFinite(value) ? String(value).trim() : "";
}

/** A finite number above 0, also from a decimal string; else 0. */
export function asAmount(value: unknown): number {
  const number = Number(asText(value));
  return number > 0 && number < Infinity ? number : 0;
}

/** The texts of a list, trimmed, without the empty ones. */
export function texts(values: readonly unknown[]): string[] {
  return values.map(asText).filter(Boolean);
}
