import { asset, color, type Content, dateTime, html, optionalChoice, toggle } from "@courseway/content-client";

export const about =
  "A promotion in the middle of a page: words, a picture and the time that is left. It is shown between its dates, and only while it is switched on.";

const SIDES = ["left", "right"] as const;

/** What an editor sets on a graphic banner. [BL-graphicBanner-003] */
export const fields = {
  graphicBannerContent: html("What the banner says"),
  image: asset("The banner's picture", { shownPx: 480 }),
  imageAligment: optionalChoice("Where the picture stands beside the words", SIDES),
  imageAlignment: optionalChoice("The same, for content systems that spell the field so", SIDES),
  promotionStartDateTime: dateTime("When the promotion begins; without it, at once"),
  promotionEndsDateTime: dateTime("When the promotion ends, and what the countdown counts to; without it, never"),
  showHidePromoBanner: toggle("Shows the banner"),
  backgroundColor: color("The banner's ground"),
  textColor: color("The color of the banner's words"),
};

export type GraphicBannerContent = Content<typeof fields>;
