import type { Cents } from "../money/cents.ts";
import { formatPrice } from "../money/format-price.ts";
import type { Quote } from "../quote/quote.ts";
import { describePrice, type PriceDisplay } from "./describe-price.ts";
import { feeSentence, finalSentence, payLaterSentence, struckSentence } from "./price-sentences.ts";
import { readOptions, type PriceOptions } from "./price-options.ts";
import { decidePrice, type PriceRule } from "./price-rule.ts";

/** One figure and the sentence that says where it comes from. */
export interface ExplainedFigure {
  /** Null where it is not printed. */
  readonly cents: Cents | null;
  readonly text: string | null;
  readonly sentence: string;
}

/** Why a price reads as it does: the rule as data, and sentences for a person who edits pages. */
export interface PriceExplanation {
  readonly rule: PriceRule;
  /** The very answer of `describePrice`. */
  readonly display: PriceDisplay | null;
  readonly final: ExplainedFigure;
  readonly struck: ExplainedFigure;
  /** All sentences in reading order: final, struck, and for a price also fee and pay-later. */
  readonly sentences: readonly string[];
}

/**
 * Says which rule gave the final and the struck figure of a price, and why a fee or a pay-later line is
 * there or not. Never throws; the figures are those of `describePrice`. [PR-009, PR-010, PR-011, PR-012]
 *
 * @example
 * explainPrice(quote, options).final.sentence
 * // "The price is $49: the checkout link carries a coupon under hc (SAVE10), so the price after coupons counts."
 */
export function explainPrice(quote: Quote | null, options: PriceOptions): PriceExplanation {
  const read = readOptions(options);
  const decided = decidePrice(quote, read);
  const display = describePrice(quote, read);
  const final = figure(decided.final || null, finalSentence(quote, decided, read));
  const struck = figure(decided.struck, struckSentence(decided));
  const extras = quote && display ? [feeSentence(quote, read), payLaterSentence(quote)] : [];

  return { rule: decided.rule, display, final, struck, sentences: [final.sentence, struck.sentence, ...extras] };
}

function figure(cents: Cents | null, sentence: string): ExplainedFigure {
  return { cents, text: cents === null ? null : formatPrice(cents), sentence };
}
