import type { Cents } from "../money/money.ts";
import type { Quote } from "../quote/quote.ts";
import type { PriceTexts } from "../texts/price-texts.ts";
import { describePrice, type PriceDisplay } from "./describe-price.ts";
import { writeSentences } from "./price-sentences.ts";
import { readOptions, type PriceOptions, decidePrice, type PriceRule } from "./price-rule.ts";

/** One figure and the sentence that explains it. */
export interface ExplainedFigure {
  /** Null if it is not printed. */
  readonly cents: Cents | null;
  readonly sentence: string;
}

/** Why a price is as it is: the rule as data, and sentences for people who edit pages. */
export interface PriceExplanation {
  readonly rule: PriceRule;
  /** The result of `describePrice`. */
  readonly display: PriceDisplay | null;
  readonly final: ExplainedFigure;
  readonly compareAt: ExplainedFigure;
}

/**
 * Explains which rule decided the final and the crossed-out figure of a price. Never throws; the figures are those of
 * `describePrice`.
 * For other apps and support tools: no page prints it. [PR-009, PR-010, PR-011, PR-012]
 *
 * @param texts the sentences in other words or another language, by the names of `PRICE_TEXTS`
 * @example
 * explainPrice(quote, options).final.sentence
 * // "The price is $49, the price after coupons (SAVE10): the checkout link has a coupon under hc."
 */
export function explainPrice(quote: Quote | null, options: PriceOptions, texts?: PriceTexts): PriceExplanation {
  const read = readOptions(options);
  const decided = decidePrice(quote, read);
  const display = describePrice(quote, read);
  const sentences = writeSentences(quote, decided, read, texts);
  const final = { cents: display?.final ?? null, sentence: sentences.final };
  const compareAt = { cents: decided.compareAt, sentence: sentences.compareAt };

  return { rule: decided.rule, display, final, compareAt };
}
