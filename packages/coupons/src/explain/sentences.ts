import { LONGEST_CODE, MOST_ADDRESS_CODES } from "../codes/collect-coupons.ts";
import type { Candidate, ExplainedSource } from "./candidates.ts";
import type { CouponReason } from "../reasons/reason.ts";
import type { CodeOutcome, Removal, Verdict } from "./explanation.ts";

const PLACES: Record<ExplainedSource, string> = {
  globalBanner: "the sale banner",
  emailCapture: "the email sign-up",
  urlParameters: "the page address",
  builderCategories: "the bundle builder",
  craft: "the product’s own field (xgritCoupon)",
  override: "the promotion",
  link: "the checkout link itself",
};

const REMOVALS: Record<Removal, string> = {
  "not-kept": "is left out: this brand does not keep emailed coupons",
  expired: "is left out: the emailed offer is over",
  "not-started": "is left out: the promotion has not started yet",
  ended: "is left out: the promotion is over",
  "never-runs":
    "is left out: the promotion never runs, because a date of it cannot be read or it ends before it starts",
  "link-parameter": "is taken off: this link carries coupons under the parameter",
  replaced: "is taken off: the running promotion replaces it",
  surplus: `is left out: of an address the first ${MOST_ADDRESS_CODES} codes count, up to ${LONGEST_CODE} characters each`,
};

/** What commerce made of a code on the link. */
const ANSWERS: Partial<Record<CouponReason, string>> = {
  "replaced-by-better": "is on the link, and another code gives the discount",
  "no-effect": "is on the link and does not lower the price",
  "unknown-to-commerce": "is on the link, and commerce does not know it",
  expired: "is on the link, and commerce says that it is over",
  "not-yet": "is on the link, and commerce says that it has not started yet",
  "not-this-product": "is on the link, and commerce says that it is not for this product",
};

/** What a sentence names in addition to the candidate. */
export interface SentenceFacts {
  /** The codes of the promotion's override. */
  readonly promoted: readonly string[];
  /** The name under which the link in question carries its codes. */
  readonly parameter: string;
  /** The candidate that brought the code first; the candidate itself where it is the first. */
  readonly first: Candidate;
}

function describeSource({ source, parameter }: Candidate): string {
  return PLACES[source] + (parameter === null ? "" : ` (${parameter})`);
}

function sameCode(code: string, first: Candidate): string {
  const spelled = first.code === code ? "" : `, spelled ${first.code},`;

  return `is left out: the same code${spelled} already comes from ${describeSource(first)}`;
}

function removed(removal: Removal, parameter: string): string {
  return REMOVALS[removal] + (removal === "link-parameter" ? ` ${parameter} only` : "");
}

function buildPredicate(
  { code, reason }: CodeOutcome,
  verdict: Verdict,
  { promoted, parameter, first }: SentenceFacts,
): string {
  switch (verdict.outcome) {
    case "applied":
      return (reason && ANSWERS[reason]) ?? "applies";
    case "blank":
      return "is ignored";
    case "overridden":
      return `is replaced on checkout links by ${promoted.join(", ")} while the promotion runs`;
    case "duplicate":
      return sameCode(code, first);
    case "removed":
      return removed(verdict.removal, parameter);
  }
}

/** One sentence on what became of a candidate, in words that a marketer uses. */
export function sentenceFor(
  candidate: Candidate,
  verdict: Verdict,
  outcome: CodeOutcome,
  facts: SentenceFacts,
): string {
  const subject = candidate.code === "" ? "A blank entry in" : `${candidate.code} from`;

  return `${subject} ${describeSource(candidate)} ${buildPredicate(outcome, verdict, facts)}.`;
}
