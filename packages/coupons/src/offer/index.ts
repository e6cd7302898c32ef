export { commerceBy } from "./commerce-by.ts";
export {
  offerFor,
  type AskCommerce,
  type CommerceQuestion,
  type Offer,
  type OfferError,
  type OfferOrder,
} from "./offer-for.ts";
