import type { OfferView } from "./offer.ts";

/** What every part of an offer is drawn from, beside its own settings. */
export interface OfferComponentProps {
  readonly view: OfferView;
  /** Whether an emailed coupon is in the price. [CP-024] */
  readonly applied: boolean;
}
