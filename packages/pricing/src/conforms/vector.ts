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
