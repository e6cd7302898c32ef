import { splitCodes, type CodeList } from "../codes/split-codes.ts";
import { uniqueCodes } from "../codes/unique-codes.ts";
import { codeReason, withDisclosure, type CommerceAnswer, type CouponReason } from "../reasons/reason.ts";
import type { COUPON_TEXTS, CouponTexts } from "../texts/coupon-texts.ts";
import type { CodeOutcome } from "./explanation.ts";
import { createWriter } from "./sentences.ts";

/** A code that commerce was asked with, what it made of it as data, and a sentence for a person who edits pages. */
export type AnswerExplanation = CodeOutcome & { readonly sentence: string };

/** The name of the sentence on a code that commerce was asked with. */
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
 * What commerce made of each code that it was asked with: the one that counts, and why each other does not. Null stands for
 * an answer that did not come. Pure, never throws. For people who edit pages: a visitor may know a reason only where
 * `disclose` says so. [CP-024]
 *
 * @param codes the codes that commerce was asked with
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
    const said = answer ? codeReason(code, answer) : withDisclosure(null);
    const status = answer && said.reason === null ? "counts" : "handed-over";
    const sentence = write(answer ? chooseText(said.reason) : "answer.none", { code, counted });
    return { code, status, ...said, since: null, until: null, sentence };
  });
}
