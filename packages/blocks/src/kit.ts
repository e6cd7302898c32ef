/**
 * The parts for an app's own blocks: the fields, buttons, pictures and priced offer of the library's blocks. It is
 * small on purpose; parts without content are in `@courseway/ui`.
 */
export {
  asset,
  choice,
  color,
  type Content,
  html,
  link,
  number,
  plainText,
  productEntry,
  rows,
  text,
  toggle,
} from "@courseway/content-client";
export { OfferButton, type PriceParts } from "./offer/PriceAndButton.tsx";
export { offerView } from "./offer/offer-view.ts";
export type { Offer, OfferView } from "./offer/offer.ts";
export { PricedCta } from "./offer/PricedCta.tsx";
export { pricingContext } from "./offer/pricing-context.ts";
export { buildOffer, quoteRequest } from "./offer/product.ts";
export { BlockPicture, toPicture, type Picture } from "./shared/picture.tsx";
export { BUTTON_STYLES } from "./shared/button-fields.ts";
export { buildCta, type Cta } from "./shared/cta.ts";
export { CtaButton } from "./shared/CtaButton.tsx";
export { editorStyle } from "./shared/editor-style.ts";
export { getGround } from "./shared/ground.ts";
