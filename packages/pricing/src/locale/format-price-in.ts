import { isCents, type Cents, formatPrice, formatTotal } from "../money/money.ts";

function createFormatter(locale: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency: "USD", minimumFractionDigits: 2 });
  } catch {
    return null;
  }
}

/** A formatter takes far longer to create than to use, and an app has few locales. */
const formatters = new Map<string, Intl.NumberFormat | null>();

/** A formatter of US dollars with both decimals; null for an invalid locale. */
function dollarsIn(locale: string): Intl.NumberFormat | null {
  const cached = formatters.get(locale);
  if (cached !== undefined) return cached;
  const made = createFormatter(locale);
  formatters.set(locale, made);
  return made;
}

/**
 * Formats US dollars for a locale, with two decimals, or none for whole dollars, as `formatPrice` does for American
 * English. If `Intl` rejects the locale, uses American English; returns an empty text for an invalid amount.
 *
 * @param locale a BCP 47 tag
 * @example formatPriceIn(cents(129950), "de-DE") // "1.299,50 $"
 */
export function formatPriceIn(amount: Cents, locale: string): string {
  const format = dollarsIn(locale);
  if (!isCents(amount) || format === null) return formatPrice(amount);
  if (amount % 100 !== 0) return format.format(amount / 100);
  const parts = format.formatToParts(amount / 100);
  return parts.map(({ type, value }) => (type === "decimal" || type === "fraction" ? "" : value)).join("");
}

/**
 * Formats US dollars for a locale, always with both decimals, for totals and installments, as `formatTotal` does for
 * American English.
 *
 * @param locale a BCP 47 tag
 * @example formatTotalIn(cents(4900), "fr-CA") // "49,00 $ US"
 */
export function formatTotalIn(amount: Cents, locale: string): string {
  const format = dollarsIn(locale);
  return !isCents(amount) || format === null ? formatTotal(amount) : format.format(amount / 100);
}
