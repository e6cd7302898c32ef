import { activeOffers } from "./active-offers.ts";
import { createTurns } from "./turns.ts";

/** The rules of offers, which a page loads once something of it may become another than the server wrote. */
export const offerRules = { activeOffers, createTurns };

export type OfferRules = typeof offerRules;
