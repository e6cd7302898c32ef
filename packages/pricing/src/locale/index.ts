export { describePriceIn, PRICE_WORDS, type PriceLanguage, type PriceWords } from "./describe-price-in.ts";
export { formatPriceIn, formatTotalIn } from "./format-price-in.ts";
