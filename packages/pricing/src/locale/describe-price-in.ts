import { cents, type Cents } from "../money/cents.ts";
import { describePrice, type PriceDisplay } from "../price/describe-price.ts";
import { readOptions, type PriceOptions } from "../price/price-options.ts";
import { percentOfToday } from "../price/savings.ts";
import type { Quote } from "../quote/quote.ts";
import { asText } from "../wire.ts";
import { formatPriceIn, formatTotalIn } from "./format-price-in.ts";

/** The words of a price, with places in braces for what is counted. */
export interface PriceWords {
  /** `{amount}`, `{label}` */
  readonly fee: string;
  /** `{percent}` */
  readonly save: string;
  /** `{percent}` */
  readonly percent: string;
  /** The two notes behind a badge. */
  readonly offListPrice: string;
  readonly offListPriceBeforeCoupon: string;
  /** `{amount}` */
  readonly affirm: string;
  /** `{amount}`; the provider's logo follows. */
  readonly affirmLong: string;
  /** `{amount}`; the provider's logo follows. */
  readonly klarna: string;
}

/** The words of `describePrice`: American English. [PR-013, PR-015, PR-016, PR-017, PR-018, PR-020, PR-021, PR-023] */
export const PRICE_WORDS: PriceWords = {
  fee: "+ {amount} {label}",
  save: "Save {percent}% Today",
  percent: "{percent}%",
  offListPrice: "off list price",
  offListPriceBeforeCoupon: "off list price, before the coupon",
  affirm: "As low as {amount}/mo",
  affirmLong: "As low as {amount}/mo with",
  klarna: "4 interest-free payments of {amount} with",
};

/** How a price is written. */
export interface PriceLanguage {
  /** A BCP 47 tag; "en-US" where absent. */
  readonly locale?: string;
  /** Words in place of those of `PRICE_WORDS`, all or some. */
  readonly words?: Partial<PriceWords>;
}

const filled = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)).trim();

/**
 * What `describePrice` returns, written for readers of another language: its amounts by `formatPriceIn`, its sentences by
 * your words. The figures and the rules are the same; without a language it is that very answer.
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
  /** A text in place of one that is there; what is not printed stays so. */
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
      filled(words.fee, { amount: price(quote.productFees), label: asText(feeLabel) }),
    ),
    saveText: where(display.saveText, () => filled(words.save, { percent: percentOfToday(quote) })),
    savingsText: where(display.savingsText, () => price(quote.originalPrice - quote.discountPrice)),
    badgeText: where(display.badgeText, () =>
      isFlat ? price(quote.maxPrice - quote.originalPrice) : filled(words.percent, { percent: display.savePercent }),
    ),
    badgeNote: where(display.badgeNote, () => note),
    affirm: affirm && {
      ...affirm,
      text: filled(words.affirm, { amount: price(affirm.monthlyCents) }),
      longText: filled(words.affirmLong, { amount: price(affirm.monthlyCents) }),
    },
    klarna: klarna && { ...klarna, text: filled(words.klarna, { amount: total(klarna.installmentCents) }) },
  };
}
