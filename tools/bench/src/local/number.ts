/** 1234567 → "1,234,567". */
export const grouped = (value: number): string => Math.round(value).toLocaleString("en-US");

/** The value below which a share of all values lies (nearest rank); 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
