export { aPolicy, aPromotion, anEmailedOffer, anOrder, someSources, TEST_MOMENT } from "./builders.ts";
export { fixedClock, type FixedClock } from "./fixed-clock.ts";
