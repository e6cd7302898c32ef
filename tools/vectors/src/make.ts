import { createHash } from "node:crypto";
import { conforms, type Vector } from "@courseway/pricing/conforms";
import * as fc from "fast-check";
import type { Json, Spec } from "./spec.ts";

const SEED = 28;

/** Members that contain moments, in any result. */
const MOMENTS = new Set(["starts", "ends", "nextChange", "countdownTo", "timer", "since", "until"]);

/** A result as vectors write it: moments as ISO texts, only JSON values. */
function written(answer: unknown, isMoment: boolean): Json {
  if (typeof answer === "number" && isMoment) return new Date(answer).toISOString();
  if (Array.isArray(answer)) return answer.map((item) => written(item, isMoment));
  if (typeof answer === "object" && answer !== null) {
    const members = Object.entries(answer).filter(([, value]) => value !== undefined && typeof value !== "function");
    return Object.fromEntries(members.map(([name, value]) => [name, written(value, MOMENTS.has(name))]));
  }
  return (answer ?? null) as Json;
}

const createId = (name: string, input: readonly unknown[]): string =>
  `${name}-${createHash("sha256").update(JSON.stringify(input)).digest("hex").slice(0, 8)}`;

/** The functions' result for an input, read by the same code that reads vectors. */
function answerTo(functions: Readonly<Record<string, unknown>>, vector: Vector): unknown {
  const unlike = { ...vector, output: ["no function answers this", vector.id] };
  const { differences } = conforms(functions, { vectors: [unlike] });
  const [difference] = differences;
  if (difference?.error) throw difference.error;
  return difference?.answer;
}

/**
 * Creates the vectors of a package.
 *
 * @param functions what the package exports
 * @throws if a function throws, or a result is not a JSON value
 */
export function createVectors(functions: Readonly<Record<string, unknown>>, specs: readonly Spec[]): Vector[] {
  return specs.flatMap((spec) => {
    const drawn = fc.sample(spec.inputs, { seed: SEED, numRuns: spec.draws });
    const inputs = new Map(
      [...(spec.examples ?? []), ...drawn].map((input) => [createId(spec.function, input), input]),
    );
    return [...inputs].map(([id, input]) => {
      const blank = { id, function: spec.function, input, output: null, rule: "", requirement: null };
      const whole = written(answerTo(functions, blank), spec.answersMoment === true);
      const [rule, requirement] = spec.rule(whole, input);
      return { ...blank, output: spec.part?.(whole) ?? whole, rule, requirement };
    });
  });
}

/** The exported constants, each as a vector without input. */
export function createConstants(exported: Readonly<Record<string, unknown>>): Vector[] {
  return Object.entries(exported)
    .filter(([, value]) => typeof value !== "function")
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ({
      id: createId(name, []),
      function: name,
      input: [],
      output: written(value, false),
      rule: "the documented value",
      requirement: null,
    }));
}

/** Formats a file of vectors: one on each line, so that a diff shows the results that changed. */
export function formatFile(name: string, vectors: readonly Vector[]): string {
  const lines = vectors.map((vector) => JSON.stringify(vector));
  return `{ "$schema": "./vectors.schema.json", "package": ${JSON.stringify(name)}, "vectors": [\n${lines.join(",\n")}\n] }\n`;
}
