/** What a host's own islands share with the blocks' islands. It imports neither the registry nor a server component. */
export { BlocksProvider, type BlocksProviderProps } from "./blocks-provider.client.tsx";
export { scrollToOffer } from "./offer/scroll-to-offer.ts";
export { countdownBoxes, type CountdownFormat, nextMidnight, nextTick } from "./offer/countdown-boxes.ts";
export { CountdownFigures, type PageCountdownProps } from "./offer/CountdownFigures.tsx";
export type { Offer, PricingContext } from "./offer/offer.ts";
export { feeLabelOf, offerPricing, priceCodes } from "./offer/offer-view.ts";
export { type FetchQuote, fetchQuotes, quoteBatch } from "./offer/quote-port.ts";
export { askTogether, onPageOffers, pageOffers, startPageOffers, type PageOffersOptions } from "./offer/page-offers.ts";
export {
  type Follow,
  findHiddenPart,
  type PlainIsland,
  plainIsland,
  type PlainIslandProps,
} from "./shared/island/plain-island.client.tsx";
