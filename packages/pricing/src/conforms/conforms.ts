import { differenceAt } from "./difference.ts";
import { toArgument, toValue } from "./decode.ts";
import type { Conformance, Difference, Vector, VectorFile } from "./vector.ts";

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
