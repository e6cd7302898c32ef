import { LONGEST_CODE, MOST_ADDRESS_CODES } from "../codes/collect-coupons.ts";
import { COUPON_TEXTS, type CouponTexts, type Write } from "../texts/coupon-texts.ts";
import { fillText } from "../texts/fill.ts";
import type { Candidate } from "./candidates.ts";
import type { CodeOutcome, Verdict } from "./explanation.ts";

/** What a sentence names in addition to the candidate. */
export interface SentenceFacts {
  /** The codes of the promotion's override. */
  readonly promoted: readonly string[];
  /** The name under which the link in question carries its codes. */
  readonly parameter: string;
  /** The candidate that brought the code first; the candidate itself where it is the first. */
  readonly first: Candidate;
}

/** Writes the sentences of a catalog, the English ones where it has none. */
export function createWriter(texts: CouponTexts | null | undefined): Write {
  // A spread takes null too: callers without types hand over anything.
  const known = { ...COUPON_TEXTS, ...texts };
  return (name, values = {}) => fillText(known[name], values);
}

function describeSource({ source, parameter }: Candidate, write: Write): string {
  const place = write(`place.${source}`);
  return parameter === null ? place : write("place.parameter", { place, parameter });
}

/** The sentence on a code that is on the link: what commerce made of it, where that is known. */
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

/** One sentence on what became of a candidate, in words that a marketer uses. */
export function sentenceFor(
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
