import { asset, color, type Content, dateTime, html, optionalChoice, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "A promotion in the middle of a page: text, a picture and a countdown. It shows between its dates while it is switched on.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "notices",
  notFor: "Promotions of the whole site: use the banners above the header.",
  accessibility:
    "The countdown is a timer, which screen readers read on request, not each second. Put no text into the picture: it cannot be read out or enlarged.",
};

const SIDES = ["left", "right"] as const;

/** What an editor sets on a graphic banner. [BL-graphicBanner-003] */
export const fields = {
  graphicBannerContent: html("What the banner says"),
  image: asset("The banner's picture", { shownPx: 480 }),
  imageAligment: optionalChoice("The picture's side", SIDES),
  imageAlignment: optionalChoice("The same, for content systems that spell the field so", SIDES),
  promotionStartDateTime: dateTime("When the promotion begins; without it, at once"),
  promotionEndsDateTime: dateTime("When the promotion ends, and what the countdown counts to; without it, never"),
  showHidePromoBanner: toggle("Shows the banner"),
  backgroundColor: color("The banner's background"),
  textColor: color("The color of the banner's text"),
};

export type GraphicBannerContent = Content<typeof fields>;
