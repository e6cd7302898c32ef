import type * as fc from "fast-check";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** An argument that stands for a function's result. */
export const call = (name: string, ...input: readonly unknown[]): Json => ({
  $call: name,
  input: input as readonly Json[],
});

/** The rule behind a result, in words, and its requirement. */
export type Rule = readonly [rule: string, requirement: string | null];

/** How the vectors of one function are made. */
export interface Spec {
  readonly function: string;
  /** How many inputs are drawn; equal inputs count once. */
  readonly draws: number;
  readonly inputs: fc.Arbitrary<readonly unknown[]>;
  /** Inputs at the limits of a rule. */
  readonly examples?: readonly (readonly unknown[])[];
  /** Whether the result itself is a moment. */
  readonly answersMoment?: boolean;
  /** For a result that is too long, returns the part that counts. */
  readonly part?: (answer: Json) => Json;
  readonly rule: (answer: Json, input: readonly unknown[]) => Rule;
}

/** A member of a JSON value; null if there is none. */
export function member(value: unknown, name: string): Json {
  const members = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  return (members as Readonly<Record<string, Json>>)[name] ?? null;
}
