import { asset } from "../fields/asset.ts";
import { choice } from "../fields/choice.ts";
import { color } from "../fields/color.ts";
import type { Content } from "../fields/field.ts";
import { link } from "../fields/link.ts";
import { firstTableRow } from "../fields/rows.ts";
import { dateTime, html, optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";

/** The top promo banner. [PB-018] */
export const topPromoFields = {
  promotionText: html("What the banner says"),
  promotionStartDateTime: dateTime("When the promotion begins"),
  promotionEndsDateTime: dateTime("When the promotion ends, and what the countdown counts to"),
  promotionReset: firstTableRow("What the banner says once the promotion is over, and until when", {
    resetText: html("What the banner then says"),
    promotionEndsDateTime: dateTime("When that ends too"),
  }),
  showHidePromoBanner: toggle("Shows the banner", true),
  overwriteCoupon: optionalText("The coupon that replaces every product's own while the promotion runs"),
};

/** The parsed top promo banner. Dates are received text. [PB-018] */
export type TopPromo = Content<typeof topPromoFields>;

/** The graphic promo banner. */
export const graphicPromoFields = {
  graphicBannerContent: html("What the banner says"),
  image: asset("The banner's picture", { shownPx: 240 }),
  imageAlignment: choice("The picture's side", ["left", "right", "center"], "right"),
  promotionStartDateTime: dateTime("When the promotion begins"),
  promotionEndsDateTime: dateTime("When the promotion ends"),
  showHidePromoBanner: toggle("Shows the banner"),
  backgroundColor: color("The banner's background"),
  textColor: color("The color of the banner's text"),
};

/** The parsed graphic promo banner. Dates are received text. */
export type GraphicPromo = Content<typeof graphicPromoFields>;

/** The header's offer banner. [PB-024] */
export const offerFields = {
  promotionText: html("What the offer says"),
  promotionLink: link("The offer's link"),
  coupon: optionalText("The coupon that the offer brings to every price"),
  promotionStartDateTime: dateTime("When the offer begins"),
  promotionEndsDateTime: dateTime("When the offer ends"),
  showHidePromoBanner: toggle("Shows the offer", true),
};

/** The header's offer banner, with the coupon that it applies to every price. Dates are received text. [PB-024] */
export type Offer = Content<typeof offerFields>;
