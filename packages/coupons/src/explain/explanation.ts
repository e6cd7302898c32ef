import type { CodeReason } from "../reasons/reason.ts";
import type { Candidate, ExplainedSource } from "./candidates.ts";

/**
 * Why a code was removed. `not-kept`: the brand does not keep emailed coupons. `expired`: the emailed coupon is over.
 * `not-started`, `ended`: the promotion has not started yet, or is over. `never-runs`: a date of the promotion cannot
 * be read, or it ends before it starts. `link-parameter`: the brand's links carry codes under another parameter.
 * `replaced`: a promotion replaced the link's code. `surplus`: an address has more codes, or longer ones, than count.
 */
export type Removal =
  | "not-kept"
  | "expired"
  | "not-started"
  | "ended"
  | "never-runs"
  | "link-parameter"
  | "replaced"
  | "surplus";

/** The outcome of a candidate. */
export type CouponOutcome = "applied" | "duplicate" | "overridden" | "blank" | "removed";

/** The outcome of a candidate, with the reason if several are possible. */
export type Verdict =
  | {
      readonly outcome: "applied" | "overridden" | "blank";
      readonly first: null;
      readonly removal: null;
    }
  /** `first`: the source that had the same code before. */
  | { readonly outcome: "duplicate"; readonly first: ExplainedSource; readonly removal: null }
  | { readonly outcome: "removed"; readonly first: null; readonly removal: Removal };

/**
 * The result for a code, as data: `counts` if commerce applied it; `handed-over` if it is on the link and commerce
 * applied another code or was not asked; `left-out` if it is not on the link.
 */
export interface CodeOutcome extends CodeReason {
  readonly code: string;
  readonly status: "counts" | "handed-over" | "left-out";
  /** From when and until when this is valid, in epoch milliseconds; null if unknown. */
  readonly since: number | null;
  readonly until: number | null;
}

/** One candidate code with its source, its outcome and the reason, as data and as a sentence. */
export type CouponExplanation = Candidate & Verdict & CodeOutcome & { readonly sentence: string };
