import { field, type Field } from "./field.ts";
import { readText } from "./text.ts";

/**
 * A drop-down: one of the values, ignoring case; the default for null and any other value.
 *
 * @example
 * const layout = choice("Side by side, or one below the other", ["Row", "Col"], "Row");
 */
export function choice<const Values extends readonly string[]>(
  about: string,
  values: Values,
  fallback: NoInfer<Values[number]>,
): Field<Values[number]> {
  return field({
    about,
    read: (value) => match(values, value) ?? fallback,
    control: { kind: "choice", options: values, default: fallback },
  });
}

/** An optional drop-down: one of the values, or null. */
export function optionalChoice<const Values extends readonly string[]>(
  about: string,
  values: Values,
): Field<Values[number] | null> {
  return field({
    about,
    read: (value) => match(values, value),
    control: { kind: "choice", options: values, default: null },
  });
}

function match<const Values extends readonly string[]>(values: Values, value: unknown): Values[number] | null {
  const wanted = readText(value).toLowerCase();
  return values.find((candidate) => candidate.toLowerCase() === wanted) ?? null;
}
