import { asList, asObject, type Wire } from "../wire.ts";

/** One case: a function's output for an input, and the rule behind it. Contains only JSON values. */
export interface Vector {
  /** Derived from the function and its input, so that it stays the same when other vectors are added or removed. */
  readonly id: string;
  /** The exported name of a function, or of a constant, whose input is empty. */
  readonly function: string;
  /**
   * The arguments. Cents are integers, moments are ISO texts such as `2026-11-27T15:00:00.000Z`, for which functions
   * take epoch milliseconds. `{ "$call": "createQuote", "input": [] }` means the result of that function,
   * `{ "$returns": 1 }` and `{ "$throws": "words" }` mean a function that does so.
   */
  readonly input: readonly unknown[];
  /** The result; for an object, the members that count. */
  readonly output: unknown;
  /** The rule in words. */
  readonly rule: string;
  /** The requirement that the rule comes from, or null. */
  readonly requirement: string | null;
}

/** The contents of a `vectors.json`. */
export interface VectorFile {
  readonly vectors: readonly Vector[];
}

/** A difference between a result and a vector. */
export interface Difference {
  readonly vector: Vector;
  /** The place in the result, as a JSON pointer: `/finalText`; empty for the whole result. */
  readonly at: string;
  readonly answer: unknown;
  /** What the function threw, or null. */
  readonly error: unknown;
}

/** The result of comparing functions with vectors. */
export interface Conformance {
  /** How many vectors were compared. */
  readonly ran: number;
  /** The functions that vectors name and that are missing. */
  readonly missing: readonly string[];
  readonly differences: readonly Difference[];
}

/** The format of moments in vectors; no date that an editor writes has exactly this length. */
const MOMENT = /^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isRecord = (value: unknown): value is Wire =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Converts a value of a vector for functions: moments become epoch milliseconds. */
function toValue(written: unknown): unknown {
  if (typeof written === "string") return MOMENT.test(written) ? Date.parse(written) : written;
  if (Array.isArray(written)) return written.map(toValue);
  return isRecord(written)
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
function toArgument(written: unknown, call: (name: string, input: readonly unknown[]) => unknown): unknown {
  const { $call: name, input } = asObject(written);
  if (typeof name === "string") return call(name, asList(input));
  if ("$returns" in asObject(written) || "$throws" in asObject(written)) return toFunction(asObject(written));
  if (Array.isArray(written)) return written.map((item) => toArgument(item, call));
  return isRecord(written)
    ? Object.fromEntries(Object.entries(written).map(([key, value]) => [key, toArgument(value, call)]))
    : toValue(written);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A member's name in a JSON pointer. */
const token = (name: string | number): string => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;

function inMembers(wanted: object, answer: unknown): string | null {
  const given = asObject(answer);
  for (const [name, value] of Object.entries(wanted)) {
    const at = differenceAt(value, given[name]);
    if (at !== null) return token(name) + at;
  }
  return null;
}

/**
 * The first place where a result differs from the expected one, as a JSON pointer; null if there is none. Objects may
 * have more members, lists may not; absent equals null.
 */
function differenceAt(wanted: unknown, answer: unknown): string | null {
  if (!isObject(wanted)) return (wanted ?? null) === (answer ?? null) ? null : "";
  if (!isObject(answer) || Array.isArray(wanted) !== Array.isArray(answer)) return "";
  if (Array.isArray(wanted) && Array.isArray(answer) && wanted.length !== answer.length) return "";
  return inMembers(wanted, answer);
}

type Functions = Readonly<Record<string, unknown>>;

/** Computes a function's result for a vector's input; a constant is its own result. */
function computeAnswer(functions: Functions, name: string, input: readonly unknown[]): unknown {
  const member = functions[name];
  if (typeof member !== "function") return member;
  const call = (other: string, given: readonly unknown[]): unknown => computeAnswer(functions, other, given);
  return Reflect.apply(
    member,
    undefined,
    input.map((argument) => toArgument(argument, call)),
  );
}

/** The difference between a vector and the functions' result; null if they agree. */
function findDifference(functions: Functions, vector: Vector): Difference | null {
  try {
    const answer = computeAnswer(functions, vector.function, vector.input);
    const at = differenceAt(toValue(vector.output), answer);
    return at === null ? null : { vector, at, answer, error: null };
  } catch (error) {
    return { vector, at: "", answer: null, error };
  }
}

/**
 * Runs vectors against functions of the same names and reports the differences. A result object may have more members
 * than a vector names. Never throws: a function that throws is a difference.
 * For other apps: to check their own versions of these functions, and the installed ones under their own compiler.
 *
 * @param functions the functions by name: `import * as pricing` or a part of it; vectors of a missing name are skipped
 * @param file `vectors.json` of this package or of `@courseway/coupons`
 * @example conforms({ formatPrice: myFormat }, vectors).differences.map(({ vector, at }) => [vector.id, at])
 */
export function conforms(functions: Readonly<Record<string, unknown>>, { vectors }: VectorFile): Conformance {
  const names = new Set(vectors.map((vector) => vector.function));
  const missing = [...names].filter((name) => functions[name] === undefined);
  const ran = vectors.filter((vector) => functions[vector.function] !== undefined);

  return { ran: ran.length, missing, differences: ran.flatMap((vector) => findDifference(functions, vector) ?? []) };
}
