import { asList, asObject, type Wire } from "../wire.ts";

/** The format of moments in vectors; no date that an editor writes has exactly this length. */
const MOMENT = /^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isObject = (value: unknown): value is Wire =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Converts a value of a vector for functions: moments become epoch milliseconds. */
export function toValue(written: unknown): unknown {
  if (typeof written === "string") return MOMENT.test(written) ? Date.parse(written) : written;
  if (Array.isArray(written)) return written.map(toValue);
  return isObject(written)
    ? Object.fromEntries(Object.entries(written).map(([name, value]) => [name, toValue(value)]))
    : written;
}

/** A function that always returns, or always throws. */
function toFunction({ $returns: answer, $throws: message }: Wire): unknown {
  if (typeof message !== "string") return () => toValue(answer);
  return () => {
    throw new Error(message);
  };
}

/**
 * Converts an argument of a vector: `$call` becomes the result of that function for its own input, `$returns` and
 * `$throws` become a function that does so.
 */
export function toArgument(written: unknown, call: (name: string, input: readonly unknown[]) => unknown): unknown {
  const { $call: name, input } = asObject(written);
  if (typeof name === "string") return call(name, asList(input));
  if ("$returns" in asObject(written) || "$throws" in asObject(written)) return toFunction(asObject(written));
  if (Array.isArray(written)) return written.map((item) => toArgument(item, call));
  return isObject(written)
    ? Object.fromEntries(Object.entries(written).map(([key, value]) => [key, toArgument(value, call)]))
    : toValue(written);
}
