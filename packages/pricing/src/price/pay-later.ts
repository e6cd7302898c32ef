import { cents, type Cents, wholeQuotient, formatPrice, formatTotal, roundCents } from "../money/money.ts";
import { fill } from "../texts/fill.ts";
import { PRICE_WORDS } from "./price-words.ts";

/** The lowest original price with pay-later lines: $50. [PR-019] */
export const PAY_LATER_MINIMUM = cents(5000);

/** 1.085 times the price over 12 months. The factor is multiplied by 1000, so that it is a whole number. */
const AFFIRM_FACTOR = 1085;
const AFFIRM_DIVISOR = 12 * 1000 * 100;
const KLARNA_INSTALMENTS = 4;

/** Affirm's line and its amount. [PR-015, PR-016] */
export interface AffirmLine {
  readonly monthlyCents: Cents;
  /** "As low as $X/mo" */
  readonly text: string;
  /** "As low as $X/mo with"; the provider's logo follows. */
  readonly longText: string;
}

/** Klarna's line and its amount. [PR-017, PR-018] */
export interface KlarnaLine {
  readonly installmentCents: Cents;
  /** "4 interest-free payments of $X with" */
  readonly text: string;
}

/** Affirm's line: the displayed price times 1.085 over 12 months, rounded up to whole dollars. [PR-015, PR-016] */
export function affirmLine(final: Cents): AffirmLine {
  const dollars = wholeQuotient(final * AFFIRM_FACTOR + AFFIRM_DIVISOR - 1, AFFIRM_DIVISOR);
  const monthlyCents = cents(dollars * 100);
  const amount = formatPrice(monthlyCents);
  return {
    monthlyCents,
    text: fill(PRICE_WORDS.affirm, { amount }),
    longText: fill(PRICE_WORDS.affirmLong, { amount }),
  };
}

/** Klarna's line: a quarter of the displayed price, with two decimals; null if that is $0.00. [PR-017, PR-018] */
export function klarnaLine(final: Cents): KlarnaLine | null {
  const installmentCents = roundCents(final, KLARNA_INSTALMENTS);
  if (installmentCents === 0) return null;
  return {
    installmentCents,
    text: fill(PRICE_WORDS.klarna, { amount: formatTotal(installmentCents) }),
  };
}
