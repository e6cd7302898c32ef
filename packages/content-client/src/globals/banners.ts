import { z } from "zod";
import { asset } from "../fields/asset.ts";
import { choice } from "../fields/choice.ts";
import { color } from "../fields/color.ts";
import { link } from "../fields/link.ts";
import { firstRow } from "../fields/rows.ts";
import { dateTime, html, optionalText } from "../fields/text.ts";
import { toggle, toggleOr } from "../fields/toggle.ts";
import { assetFields } from "../selections/selections.ts";

export const topPromoSchema = z.object({
  promotionText: html,
  promotionStartDateTime: dateTime,
  promotionEndsDateTime: dateTime,
  /** What the banner says once the main promotion is over, and until when. */
  promotionReset: firstRow(z.object({ resetText: html, promotionEndsDateTime: dateTime })),
  showHidePromoBanner: toggleOr(true),
  overwriteCoupon: optionalText,
});

/** The top promo banner. Dates are the wire's text. [PB-018] */
export type TopPromo = Readonly<z.infer<typeof topPromoSchema>>;

/** The selection of the top promo banner. [PB-018] */
export const topPromoFields = `promotionText promotionStartDateTime promotionEndsDateTime
    promotionReset { resetText promotionEndsDateTime } showHidePromoBanner overwriteCoupon`;

export const graphicPromoSchema = z.object({
  graphicBannerContent: html,
  image: asset,
  imageAlignment: choice(["left", "right", "center"], "right"),
  promotionStartDateTime: dateTime,
  promotionEndsDateTime: dateTime,
  showHidePromoBanner: toggle,
  backgroundColor: color,
  textColor: color,
});

/** The graphic promo banner. Dates are the wire's text. */
export type GraphicPromo = Readonly<z.infer<typeof graphicPromoSchema>>;

/** The selection of the graphic promo banner. */
export const graphicPromoFields = `graphicBannerContent image { ${assetFields} } imageAlignment
    promotionStartDateTime promotionEndsDateTime showHidePromoBanner backgroundColor textColor`;

export const offerSchema = z.object({
  promotionText: html,
  promotionLink: link,
  coupon: optionalText,
  promotionStartDateTime: dateTime,
  promotionEndsDateTime: dateTime,
  showHidePromoBanner: toggleOr(true),
});

/** The header's offer banner, with the coupon that it brings to every price. Dates are the wire's text. [PB-024] */
export type Offer = Readonly<z.infer<typeof offerSchema>>;

/** The selection of the header's offer banner. */
export const offerFields =
  "promotionText promotionLink coupon promotionStartDateTime promotionEndsDateTime showHidePromoBanner";
