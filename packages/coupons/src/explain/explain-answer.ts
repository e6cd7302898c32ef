import { splitCodes, type CodeList } from "../codes/split-codes.ts";
import { uniqueCodes } from "../codes/unique-codes.ts";
import { codeReason, withDisclosure, type CommerceAnswer, type CouponReason } from "../reasons/reason.ts";
import type { CodeOutcome } from "./explanation.ts";

/** A code that commerce was asked with, what it made of it as data, and a sentence for a person who edits pages. */
export type AnswerExplanation = CodeOutcome & { readonly sentence: string };

/** What commerce made of a code that does not count. */
function buildPredicate(reason: CouponReason | null, counted: string): string {
  switch (reason) {
    case null:
      return "gives the discount";
    case "replaced-by-better":
      return `does not count: ${counted} gives the discount`;
    case "unknown-to-commerce":
      return "does not count: commerce does not know it";
    case "expired":
      return "does not count: commerce says that it is over";
    case "not-yet":
      return "does not count: commerce says that it has not started yet";
    case "not-this-product":
      return "does not count: commerce takes it for other products only";
    default:
      return "does not lower this price: commerce did not take it, and does not say why";
  }
}

/**
 * What commerce made of each code that it was asked with: the one that counts, and why each other does not. Null stands for
 * an answer that did not come. Pure, never throws. For people who edit pages: a visitor may know a reason only where
 * `disclose` says so. [CP-024]
 *
 * @param codes the codes that commerce was asked with
 * @example explainAnswer(["SALE20", "CRO5"], { counted: quote.couponCode }).map(({ sentence }) => sentence)
 * // ["SALE20 gives the discount.", "CRO5 does not count: SALE20 gives the discount."]
 */
export function explainAnswer(codes: CodeList, answer: CommerceAnswer | null | undefined): AnswerExplanation[] {
  const counted = splitCodes({ ...answer }.counted).join(", ");
  return uniqueCodes(codes).map((code) => {
    const said = answer ? codeReason(code, answer) : withDisclosure(null);
    const status = answer && said.reason === null ? "counts" : "handed-over";
    const predicate = answer ? buildPredicate(said.reason, counted) : "is on the link, and commerce gave no price";
    return { code, status, ...said, since: null, until: null, sentence: `${code} ${predicate}.` };
  });
}
