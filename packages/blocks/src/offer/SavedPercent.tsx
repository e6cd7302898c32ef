import type { OfferComponentProps } from "./offer.ts";

/** By how many percent the promotion lowers the price, within a sentence; only for an offer with a quote. [BL-rsaProduct-005] */
export const SavedPercent = ({ view }: Pick<OfferComponentProps, "view">) => `${view.savedPercent}%`;
