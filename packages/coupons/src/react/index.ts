export { useOffer, type CurrentOffer, type OfferSettings } from "./use-offer.ts";
export type { OfferSources } from "./sources.ts";
