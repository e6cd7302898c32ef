/**
 * The brand ids that exist. Six have an app (AARP, ACE, DEC, IDS, INS, MTG); AA is the real-estate
 * agent brand, PA is reserved, QA is for tests. [CFG-001, CFG-002]
 */
export const BRAND_IDS = ["IDS", "DEC", "AA", "ACE", "AARP", "PA", "INS", "MTG", "QA"] as const;

/** One of the existing brand ids. [CFG-001, CFG-005] */
export type KnownBrandId = (typeof BRAND_IDS)[number];

/** A brand's id: an existing one, or one that an outside team chose. [CFG-001] */
export type BrandId = KnownBrandId | (string & {});

/** The pattern of a brand id: 2 to 12 capital letters and digits, starting with a letter. */
export const BRAND_ID_PATTERN = /^[A-Z][A-Z0-9]{1,11}$/;

/** The subjects of brands: real estate, drivers' education, defensive driving, insurance, mortgage, senior driving. */
export const VERTICALS = ["RE", "DE", "DD", "INS", "MTG", "SENIOR"] as const;

/** One of the verticals. */
export type Vertical = (typeof VERTICALS)[number];
