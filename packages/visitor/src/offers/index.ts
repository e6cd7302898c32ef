export {
  activeOffers,
  boundaries,
  NO_OFFERS,
  noPromotions,
  offerCodes,
  sourcesAt,
  type ActiveBanner,
  type ActiveOffers,
  type AddressCode,
  type LinkCodes,
  type OfferVisitor,
  type PagePromotions,
  type VisitorCodes,
} from "./active-offers.ts";
export { offerRules, type OfferRules } from "./rules.ts";
export { pagePromotions, type PromotionContext, type PromotionSets } from "./page-promotions.ts";
