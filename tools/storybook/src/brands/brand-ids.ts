/** The six brands, in the order of the toolbar. */
export const BRAND_IDS = ["aarp", "ace", "dec", "ids", "ins", "mtg"] as const;
export type BrandId = (typeof BRAND_IDS)[number];

export function isBrandId(value: unknown): value is BrandId {
  return BRAND_IDS.some((id) => id === value);
}
