import { cents, isCents, type Cents } from "./cents.ts";
import { wholeQuotient } from "./divide.ts";

/**
 * Returns `amount / divisor` in whole cents, half a cent rounded up. Money is rounded only here.
 * Returns 0 if the result is not an amount of money; 0 means "no price" everywhere here.
 * For other apps too.
 *
 * @example
 * roundCents(4999, 4) // 1250: a quarter of $49.99 is $12.4975
 */
export function roundCents(amount: number, divisor = 1): Cents {
  const isSound = Number.isFinite(amount) && Number.isFinite(divisor);
  const rounded = isSound && wholeQuotient(2 * amount + divisor, 2 * divisor);
  return isCents(rounded) ? rounded : cents(0);
}
