import { splitCodes, type CodeList, uniqueCodes } from "../codes/code-list.ts";
import { codeReason, withDisclosure, type CommerceAnswer, type CouponReason } from "../reasons/reason.ts";
import type { COUPON_TEXTS, CouponTexts } from "../texts/coupon-texts.ts";
import type { CodeOutcome } from "./explanation.ts";
import { createWriter } from "./sentences.ts";

/** A code that was sent to commerce, the result as data, and a sentence for people who edit pages. */
export type AnswerExplanation = CodeOutcome & { readonly sentence: string };

/** The name of the sentence for a code that was sent to commerce. */
function chooseText(reason: CouponReason | null): keyof typeof COUPON_TEXTS {
  switch (reason) {
    case null:
      return "answer.counts";
    case "replaced-by-better":
    case "unknown-to-commerce":
    case "expired":
    case "not-yet":
    case "not-this-product":
      return `answer.${reason}`;
    default:
      return "answer.no-effect";
  }
}

/**
 * Explains the result for each code that was sent to commerce: which code counts, and why the others do not. Null means
 * that commerce did not respond. Pure; never throws. For people who edit pages: show a visitor a reason only if
 * `disclose` is true. [CP-024]
 *
 * @param codes the codes that were sent to commerce
 * @param texts the sentences in other words or another language, by the names of `COUPON_TEXTS`
 * @example explainAnswer(["SALE20", "CRO5"], { counted: quote.couponCode }).map(({ sentence }) => sentence)
 * // ["SALE20 gives the discount.", "CRO5 does not count: SALE20 gives the discount."]
 */
export function explainAnswer(
  codes: CodeList,
  answer: CommerceAnswer | null | undefined,
  texts?: CouponTexts,
): AnswerExplanation[] {
  const write = createWriter(texts);
  const counted = splitCodes({ ...answer }.counted).join(", ");
  return uniqueCodes(codes).map((code) => {
    const outcome = answer ? codeReason(code, answer) : withDisclosure(null);
    const status = answer && outcome.reason === null ? "counts" : "handed-over";
    const sentence = write(answer ? chooseText(outcome.reason) : "answer.none", { code, counted });
    return { code, status, ...outcome, since: null, until: null, sentence };
  });
}
