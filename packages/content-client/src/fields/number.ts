import { field, type Field } from "./field.ts";

/** A finite number, also from numeric text; null for any other value. */
export function number(about: string): Field<number | null> {
  return field({
    about,
    read: readNumber,
    type: { kind: "scalar", scalar: "Number" },
    control: { kind: "number", default: null },
  });
}

function readNumber(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const result = Number(value);
  return Number.isFinite(result) ? result : null;
}
