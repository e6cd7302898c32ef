import type { CodeReason } from "../reasons/reason.ts";
import type { Candidate, ExplainedSource } from "./candidates.ts";

/**
 * Why a code was removed: the brand keeps no emailed coupon, the emailed one is over, the promotion has not
 * started, has ended or has dates between which nothing runs, the link's parameter is not the brand's, a promotion took the code off the link, or an address has
 * more codes, or longer ones, than count.
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

/** What became of a candidate. */
export type CouponOutcome = "applied" | "duplicate" | "overridden" | "blank" | "removed";

/** What became of a candidate, with the reason where there is more than one possible. */
export type Verdict =
  | {
      readonly outcome: "applied" | "overridden" | "blank";
      readonly first: null;
      readonly removal: null;
    }
  /** `first`: where the same code was found before. */
  | { readonly outcome: "duplicate"; readonly first: ExplainedSource; readonly removal: null }
  | { readonly outcome: "removed"; readonly first: null; readonly removal: Removal };

/**
 * What a code comes to, as data: `counts` where commerce took it, `handed-over` where it is on the link and commerce took
 * another or was not asked, `left-out` where it is not on the link.
 */
export interface CodeOutcome extends CodeReason {
  readonly code: string;
  readonly status: "counts" | "handed-over" | "left-out";
  /** From when and until when this holds, in epoch milliseconds; null where no such moment is known. */
  readonly since: number | null;
  readonly until: number | null;
}

/** One candidate code, its source, what became of it and why, as data and as a sentence. */
export type CouponExplanation = Candidate & Verdict & CodeOutcome & { readonly sentence: string };
