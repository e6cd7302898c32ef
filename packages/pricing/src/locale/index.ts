export { formatPriceIn, formatTotalIn } from "./format-price-in.ts";
