/** The kind of a difference between schema and code. The server refuses queries with one of the first three. */
export type DifferenceKind = "missing" | "other-type" | "not-selectable" | "unread";

/** One difference between the content system and the code. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** `error` if a page loses content, `warning` if no code reads a field that editors fill in. */
  readonly level: "error" | "warning";
  /** The part that is affected: `page`, `block learnMore` or `global set topPromoBanner`. */
  readonly where: string;
  /** The type in the content system, and its field; null if the difference is about the whole type. */
  readonly type: string;
  readonly field: string | null;
  /** A similar name in the content system that no code reads, or null. */
  readonly near: string | null;
  /** What is wrong, why, and how to fix it. */
  readonly message: string;
}
