import { isCents, type Cents } from "./cents.ts";

/**
 * Formats cents for visitors: two decimals, without `.00`, with thousands separators. [PR-008]
 * Returns an empty text for anything that is not a whole number of cents of 0 or more.
 *
 * @example
 * formatPrice(cents(129950)) // "$1,299.50"
 * formatPrice(cents(4900))   // "$49"
 */
export function formatPrice(cents: Cents): string {
  return formatTotal(cents).replace(".00", "");
}

/**
 * Formats cents always with both decimals, for totals and installments: `$49.00`. For the builders' totals and
 * pay-later lines, and for other apps. [BB-028, PR-017]
 */
export function formatTotal(cents: Cents): string {
  if (!isCents(cents)) return "";
  const decimal = String(cents).padStart(3, "0").replace(/..$/, ".$&");
  return `$${decimal.replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}
