import { formatPrice } from "../money/money.ts";
import { brokenAmount, type Quote } from "../quote/quote.ts";
import { fill } from "../texts/fill.ts";
import { PRICE_TEXTS, type PriceTexts } from "../texts/price-texts.ts";
import { asText } from "../wire.ts";
import type { PriceOptions, DecidedPrice } from "./price-rule.ts";

/** Writes one sentence of a catalog, in English if the catalog does not have it. */
type Write = (name: keyof typeof PRICE_TEXTS, values?: Readonly<Record<string, unknown>>) => string;

// A spread accepts null too: callers without types may pass anything.
const createWriter =
  (texts: PriceTexts | null | undefined): Write =>
  (name, values = {}) =>
    fill({ ...PRICE_TEXTS, ...texts }[name], values);

/** Why there is no price: an invalid amount, or none from the commerce service. */
function describeAbsence(quote: Quote | null, write: Write): string {
  const name = quote && brokenAmount(quote);
  if (!name) return write("final.no-price");
  const value = asText(quote[name]);
  return value ? write("final.no-cents", { name, value }) : write("final.no-number", { name });
}

/** Where the final price comes from, or why there is none. */
function describeFinal(
  quote: Quote | null,
  decided: DecidedPrice,
  { couponParam }: PriceOptions,
  write: Write,
): string {
  const { rule, final } = decided;
  if (rule === "no-price") return describeAbsence(quote, write);
  const code = asText(quote?.couponCode);
  const name = rule !== "coupon" ? "final.original" : code ? "final.code" : "final.coupon";
  return write(name, { price: formatPrice(final), code, parameter: couponParam });
}

/** What is crossed out and by which rule, or why nothing is. */
function describeCompareAt({ rule, compareAt }: DecidedPrice, write: Write): string {
  if (compareAt === null) return write(`unstruck.${rule}`);
  return write(rule === "coupon" ? "struck.original" : "struck.list-price", { price: formatPrice(compareAt) });
}

/** Writes the two sentences about a price. */
export function writeSentences(
  quote: Quote | null,
  decided: DecidedPrice,
  options: PriceOptions,
  texts: PriceTexts | null | undefined,
): { readonly final: string; readonly compareAt: string } {
  const write = createWriter(texts);
  return { final: describeFinal(quote, decided, options, write), compareAt: describeCompareAt(decided, write) };
}
