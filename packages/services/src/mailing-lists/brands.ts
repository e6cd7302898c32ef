/** The brand ids that a subscription may have. [ML-002] */
export const SUBSCRIBE_BRANDS = ["ACE", "AA", "INS", "MTG", "DEC", "IDS", "FLVS"] as const;

export type SubscribeBrand = (typeof SUBSCRIBE_BRANDS)[number];

const SENT_AS_ACE: ReadonlySet<SubscribeBrand> = new Set(["AA", "INS", "MTG"] as const);

/** Whether a subscription may have this brand id. [ML-002] */
export function isSubscribeBrand(brandId: string): brandId is SubscribeBrand {
  return SUBSCRIBE_BRANDS.some((brand) => brand === brandId);
}

/** Returns the id to send: ACE for AA, INS and MTG. [ML-005] */
export function sentBrand(brandId: SubscribeBrand): SubscribeBrand {
  return SENT_AS_ACE.has(brandId) ? "ACE" : brandId;
}
