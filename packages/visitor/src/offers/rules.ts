import { activeOffers } from "./active-offers.ts";
import { createTurns } from "./turns.ts";

/** The rules of offers. A page loads them once something on it may differ from the server's HTML. */
export const offerRules = { activeOffers, createTurns };

export type OfferRules = typeof offerRules;
