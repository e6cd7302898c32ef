import { LONGEST_CODE, MOST_ADDRESS_CODES } from "../codes/collect-coupons.ts";
import { COUPON_TEXTS, type CouponTexts, type Write, fillText } from "../texts/coupon-texts.ts";
import type { Candidate } from "./candidates.ts";
import type { CodeOutcome, Verdict } from "./explanation.ts";

/** What a sentence names in addition to the candidate. */
export interface SentenceFacts {
  /** The codes of the promotion's override. */
  readonly promoted: readonly string[];
  /** The parameter name under which the link carries its codes. */
  readonly parameter: string;
  /** The candidate that had the code first; the candidate itself if it is the first. */
  readonly first: Candidate;
}

/** Returns a function that writes the sentences of a catalog; missing ones are in English. */
export function createWriter(texts: CouponTexts | null | undefined): Write {
  // A spread accepts null too: callers without types may pass anything.
  const allTexts = { ...COUPON_TEXTS, ...texts };
  return (name, values = {}) => fillText(allTexts[name], values);
}

function describeSource({ source, parameter }: Candidate, write: Write): string {
  const location = write(`place.${source}`);
  return parameter === null ? location : write("place.parameter", { place: location, parameter });
}

/** The sentence about a code on the link, with commerce's result if it is known. */
function chooseAppliedText(reason: CodeOutcome["reason"]): keyof typeof COUPON_TEXTS {
  const name = `applied.${reason}`;
  return isName(name) ? name : "applied";
}

const isName = (name: string): name is keyof typeof COUPON_TEXTS => name in COUPON_TEXTS;

function chooseText(
  code: string,
  { reason }: CodeOutcome,
  verdict: Verdict,
  first: Candidate,
): keyof typeof COUPON_TEXTS {
  switch (verdict.outcome) {
    case "applied":
      return chooseAppliedText(reason);
    case "duplicate":
      return first.code === code ? "duplicate" : "duplicate.spelled";
    case "removed":
      return `left-out.${verdict.removal}`;
    default:
      return verdict.outcome;
  }
}

/** Writes one sentence about a candidate's outcome, in words that a marketer uses. */
export function buildSentence(
  candidate: Candidate,
  verdict: Verdict,
  outcome: CodeOutcome,
  { promoted, parameter, first }: SentenceFacts,
  write: Write,
): string {
  const { code } = candidate;
  return write(chooseText(code, outcome, verdict, first), {
    code,
    parameter,
    place: describeSource(candidate, write),
    first: describeSource(first, write),
    spelled: first.code,
    promoted: promoted.join(", "),
    most: MOST_ADDRESS_CODES,
    longest: LONGEST_CODE,
  });
}
