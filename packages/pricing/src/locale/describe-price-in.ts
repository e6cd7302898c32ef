import { cents, type Cents } from "../money/money.ts";
import { describePrice, type PriceDisplay } from "../price/describe-price.ts";
import { readOptions, type PriceOptions } from "../price/price-rule.ts";
import { PRICE_WORDS, type PriceWords } from "../price/price-words.ts";
import { percentOfToday } from "../price/savings.ts";
import type { Quote } from "../quote/quote.ts";
import { fill } from "../texts/fill.ts";
import { formatPriceIn, formatTotalIn } from "./format-price-in.ts";

/** The language of a printed price. */
export interface PriceLanguage {
  /** A BCP 47 tag; "en-US" by default. */
  readonly locale?: string;
  /** Replacements for the words of `PRICE_WORDS`, all or some. A `{name}` that has no value is left out. */
  readonly words?: Partial<PriceWords>;
}

/**
 * Returns what `describePrice` returns, written in another language: amounts by `formatPriceIn`, sentences in your
 * words. The figures and the rules are the same; without a language the result is the same.
 * For other apps: the sites are in American English.
 *
 * @example describePriceIn(quote, { checkoutLink }, { locale: "es-US", words: { save: "Ahorre {percent}% hoy" } })
 */
export function describePriceIn(
  quote: Quote | null,
  options: PriceOptions,
  language: PriceLanguage = {},
): PriceDisplay | null {
  const display = describePrice(quote, options);
  if (quote === null || display === null) return null;
  const { locale = "en-US" } = language;
  const words = { ...PRICE_WORDS, ...language.words };
  const price = (amount: number): string => formatPriceIn(cents(amount), locale);
  const total = (amount: Cents): string => formatTotalIn(amount, locale);
  /** Replaces a text; one that is not printed stays null. */
  const where = (there: string | null, text: () => string): string | null => (there === null ? null : text());
  const { final, compareAt, affirm, klarna } = display;
  const isFlat = quote.discountType === "FLAT";
  const note = isFlat && final !== quote.originalPrice ? words.offListPriceBeforeCoupon : words.offListPrice;
  const { feeLabel } = readOptions(options);

  return {
    ...display,
    finalText: price(final),
    compareAtText: where(display.compareAtText, () => price(compareAt ?? 0)),
    originalText: price(quote.originalPrice),
    discountText: price(quote.discountPrice),
    feeText: where(display.feeText, () =>
      fill(words.fee, { amount: price(quote.productFees), label: feeLabel }).trim(),
    ),
    saveText: where(display.saveText, () => fill(words.save, { percent: percentOfToday(quote) })),
    savingsText: where(display.savingsText, () => price(quote.originalPrice - quote.discountPrice)),
    badgeText: where(display.badgeText, () =>
      isFlat ? price(quote.maxPrice - quote.originalPrice) : fill(words.percent, { percent: display.savePercent }),
    ),
    badgeNote: where(display.badgeNote, () => note),
    affirm: affirm && {
      ...affirm,
      text: fill(words.affirm, { amount: price(affirm.monthlyCents) }),
      longText: fill(words.affirmLong, { amount: price(affirm.monthlyCents) }),
    },
    klarna: klarna && { ...klarna, text: fill(words.klarna, { amount: total(klarna.installmentCents) }) },
  };
}
