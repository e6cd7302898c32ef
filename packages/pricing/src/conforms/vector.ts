/** One case: what a function answers to an input, and the rule that says so. Only JSON values. */
export interface Vector {
  /** Of the function and its input, so that it stays when other vectors come and go. */
  readonly id: string;
  /** The exported name of a function, or of a constant, whose input is empty. */
  readonly function: string;
  /**
   * The arguments. Cents are integers, moments are ISO texts of the form `2026-11-27T15:00:00.000Z`, for which functions
   * take epoch milliseconds. `{ "$call": "createQuote", "input": [] }` stands for what that function answers,
   * `{ "$returns": 1 }` and `{ "$throws": "words" }` for a function that does so.
   */
  readonly input: readonly unknown[];
  /** The answer; of an object the members that count. */
  readonly output: unknown;
  /** The rule in words. */
  readonly rule: string;
  /** The requirement that the rule comes from, or null. */
  readonly requirement: string | null;
}

/** A `vectors.json`. */
export interface VectorFile {
  readonly vectors: readonly Vector[];
}

/** Where an answer is not that of a vector. */
export interface Difference {
  readonly vector: Vector;
  /** The place in the answer, as a JSON pointer: `/finalText`; empty for the answer as a whole. */
  readonly at: string;
  readonly answer: unknown;
  /** What the function threw, or null. */
  readonly error: unknown;
}

/** How functions compare with vectors. */
export interface Conformance {
  /** How many vectors were compared. */
  readonly ran: number;
  /** The functions that vectors name and that were not given. */
  readonly missing: readonly string[];
  readonly differences: readonly Difference[];
}
