/**
 * The brand ids that exist. Six have an app (AARP, ACE, DEC, IDS, INS, MTG); AA is the real-estate
 * agent brand, PA is reserved, QA is for tests. [CFG-001, CFG-002]
 */
export const BRAND_IDS = ["IDS", "DEC", "AA", "ACE", "AARP", "PA", "INS", "MTG", "QA"] as const;

/** One of the brand ids. [CFG-001, CFG-005] */
export type BrandId = (typeof BRAND_IDS)[number];

/** What a brand teaches: real estate, drivers' education, defensive driving, insurance, mortgage, senior driving. */
export const VERTICALS = ["RE", "DE", "DD", "INS", "MTG", "SENIOR"] as const;

/** One of the verticals. */
export type Vertical = (typeof VERTICALS)[number];
