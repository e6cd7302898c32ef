/**
 * Every product type of the commerce service. The rules here use FEE only. For other apps, as a reference. [CFG-003]
 */
export const PRODUCT_TYPES = [
  "BUNDLE",
  "CERTIFICATE",
  "COURSE",
  "EXAM",
  "FEATURE",
  "FEE",
  "SHIPPING",
  "UPSELL",
  "DD",
  "DE",
  "MDS",
  "COURSE_UPSELL",
] as const;

/** One of the product types. [CFG-003] */
export type ProductType = (typeof PRODUCT_TYPES)[number];
