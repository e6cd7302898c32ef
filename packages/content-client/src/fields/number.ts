import { field } from "./read.ts";

/** A finite number, also from a numeric text; null for anything else. */
export const number = field((value) => {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const result = Number(value);
  return Number.isFinite(result) ? result : null;
});
