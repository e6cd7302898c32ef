export { useOffer, type LiveOffer, type OfferSettings } from "./use-offer.ts";
export type { OfferSources } from "./sources.ts";
