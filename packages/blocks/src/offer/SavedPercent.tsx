import type { OfferComponentProps } from "./offer.ts";

/** The promotion's saving in percent, as a part of a sentence; only for an offer with a quote. [BL-rsaProduct-005] */
export const SavedPercent = ({ view }: Pick<OfferComponentProps, "view">) => `${view.savedPercent}%`;
