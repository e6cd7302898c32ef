export type { Cents } from "./money/cents.ts";
export type { DiscountType, Quote } from "./quote/quote.ts";
