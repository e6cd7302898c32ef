export { describePriceIn, type PriceLanguage } from "./describe-price-in.ts";
export { PRICE_WORDS, type PriceWords } from "../price/price-words.ts";
export { formatPriceIn, formatTotalIn } from "./format-price-in.ts";
