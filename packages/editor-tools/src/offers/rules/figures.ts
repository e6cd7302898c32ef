/** A discount in percent, except an insurer's discount on a premium. */
const PERCENT_OFF =
  /(\d{1,3})\s?(?:%|percent)\s+(?:off|discount|savings?|less|cheaper)(?!\s+(?:your|their|the)\s+(?:\w+\s+)?(?:premiums?|rates?|insurance)\b)/giu;
const SAVE_PERCENT =
  /\b(?:saves?(?: you)?|saving|savings of|discount of|sale:?|get)\s+(?:up to\s+|an? (?:extra|additional)\s+)?(\d{1,3})\s?(?:%|percent)/giu;
const AMOUNT_OFF =
  /(?:\$(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)\s+(?:off|discount|savings|less)\b|\bsaves?(?: you)?\s+\$(\d{1,3}(?:,\d{3})*(?:\.\d{2})?))/giu;
const PRICE =
  /\b(?:only|just|for|from|now|at|costs?|priced?|price of|pay)\s+(?:only\s+|just\s+)?\$(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)(?!\s*(?:off|a month|per month|\/mo))/giu;

const listNumbers = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, figure = ""]) => Number(figure.replaceAll(",", "")));

const ascending = (figures: readonly number[]): readonly number[] =>
  [...new Set(figures)].toSorted((one, other) => one - other);

/** Lists the discounts in percent that a text promises, each once, in ascending order. */
export const listNamedPercents = (text: string): readonly number[] =>
  ascending([...listNumbers(text, PERCENT_OFF), ...listNumbers(text, SAVE_PERCENT)]);

/** Lists the prices in a text, in cents, each once, without discount amounts and monthly amounts. */
export const listNamedPrices = (text: string): readonly number[] =>
  ascending(listNumbers(text, PRICE).map((dollars) => Math.round(dollars * 100)));

/** Lists the amounts that a text takes off a price, in cents, each once. */
export const listNamedDiscounts = (text: string): readonly number[] =>
  ascending(
    [...text.matchAll(AMOUNT_OFF)].map(([, one, other]) =>
      Math.round(Number((one ?? other ?? "").replaceAll(",", "")) * 100),
    ),
  );
