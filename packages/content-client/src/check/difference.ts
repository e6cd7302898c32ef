/** How a content system differs from what is asked of it. The first three are refused by the server. */
export type DifferenceKind = "missing" | "other-type" | "not-selectable" | "unread";

/** One difference between the content system and the code. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** `error` where a page loses something by it, `warning` where nobody reads what editors fill in. */
  readonly level: "error" | "warning";
  /** `page`, `block learnMore` or `global set topPromoBanner`. */
  readonly where: string;
  /** The type at the content system, and the field in it; null where the type as a whole is meant. */
  readonly type: string;
  readonly field: string | null;
  /** A name at the content system that is much alike and that nobody reads, or null. */
  readonly near: string | null;
  /** What, why, and what to do. */
  readonly message: string;
}
