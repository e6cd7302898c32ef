/** A page number, or a gap where numbers are left out. */
export type PageStep = number | "gap";

/**
 * The numbers to show around the current page: first, last, and one on either side.
 * A gap never stands for a single page.
 * @example pageWindow(5, 9) // [1, "gap", 4, 5, 6, "gap", 9]
 */
export function pageWindow(page: number, pageCount: number): readonly PageStep[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const numbers = [...shown].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((n, i): PageStep[] => (i > 0 && n - (numbers[i - 1] ?? 0) > 1 ? ["gap", n] : [n]));
}
