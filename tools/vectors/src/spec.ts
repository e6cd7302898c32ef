import type * as fc from "fast-check";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** An argument that stands for what a function answers. */
export const call = (name: string, ...input: readonly unknown[]): Json => ({
  $call: name,
  input: input as readonly Json[],
});

/** The rule that an answer comes from, in words, and the requirement behind it. */
export type Rule = readonly [rule: string, requirement: string | null];

/** How the vectors of one function are made. */
export interface Spec {
  readonly function: string;
  /** How many inputs are drawn; equal ones count once. */
  readonly draws: number;
  readonly inputs: fc.Arbitrary<readonly unknown[]>;
  /** Inputs at the edges of a rule. */
  readonly examples?: readonly (readonly unknown[])[];
  /** The answer itself is a moment. */
  readonly answersMoment?: boolean;
  /** Of an answer that is too long, what counts. */
  readonly part?: (answer: Json) => Json;
  readonly rule: (answer: Json, input: readonly unknown[]) => Rule;
}

/** A member of a JSON value; null where there is none. */
export function member(value: unknown, name: string): Json {
  const members = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  return (members as Readonly<Record<string, Json>>)[name] ?? null;
}
