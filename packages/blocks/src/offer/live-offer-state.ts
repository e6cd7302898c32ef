import type { OFFER_COMPONENTS } from "./offer-components.ts";
import type { OfferView } from "./offer.ts";

/** An offer as an island shows it to one visitor. */
export interface LiveOfferState {
  readonly view: OfferView;
  /** The visitor's emailed coupon is in the price: say "Coupon Applied!". [CP-024] */
  readonly applied: boolean;
  /** What draws it; null as long as the server's own HTML holds. */
  readonly components: typeof OFFER_COMPONENTS | null;
}
