export const STARS_MAX = 5;

/**
 * Returns the number of whole stars, between 0 and 5, from a number or an editor's text. Text without a number gives 0.
 * [TR-006]
 */
export function starCount(rating: number | string | null | undefined): number {
  const whole = Number.parseInt(String(rating ?? ""), 10);
  return Number.isNaN(whole) ? 0 : Math.min(STARS_MAX, Math.max(0, whole));
}
