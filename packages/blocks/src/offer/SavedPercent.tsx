import type { OfferComponentProps } from "./offer.ts";

/** What a heading says where no price tells. [BL-rsaProduct-006] */
export const FALLBACK_PERCENT = 25;

/** By how many percent the promotion lowers the price, as a number within a sentence. [BL-rsaProduct-005] */
export const SavedPercent = ({ view }: Pick<OfferComponentProps, "view">) => (
  <>{view.savedPercent ?? FALLBACK_PERCENT}%</>
);
