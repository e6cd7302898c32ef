/** The brand ids that a subscription may name. [ML-002] */
export const SUBSCRIBE_BRANDS = ["ACE", "AA", "INS", "MTG", "DEC", "IDS", "FLVS"] as const;

export type SubscribeBrand = (typeof SUBSCRIBE_BRANDS)[number];

const SENT_AS_ACE: ReadonlySet<SubscribeBrand> = new Set(["AA", "INS", "MTG"] as const);

/** Whether a subscription may name this brand. [ML-002] */
export function isSubscribeBrand(brandId: string): brandId is SubscribeBrand {
  return SUBSCRIBE_BRANDS.some((brand) => brand === brandId);
}

/** The id that is sent: AA, INS and MTG go as ACE. [ML-005] */
export function sentBrand(brandId: SubscribeBrand): SubscribeBrand {
  return SENT_AS_ACE.has(brandId) ? "ACE" : brandId;
}
