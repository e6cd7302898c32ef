import { asset, choice, type Content, html, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about =
  "The top of a page that compares bundles: main heading, text, the page's price, and a button that scrolls to the bundles.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "heroes",
  notFor: "Pages with one product: use topSectionWysiwyg.",
  accessibility:
    "It has the page's one main heading. The button is a link to the bundles, the countdown is a timer that interrupts nobody, and the film opens only on request.",
};

/** What an editor sets on the top of a page with bundles. [BL-topBundle-001] */
export const fields = {
  topProductTitle: text("The page's main heading"),
  topProductContent: html("The text below the heading"),
  topBundleTopRightContent: html("Text in the right column, above the picture"),
  topBundleBottomRightContent: html("Text in the right column, below the picture"),
  topProductImage: asset("The picture next to the text, 370 by 242 pixels", { shownPx: 370 }),
  topProductSeal: asset("A seal above the heading, 80 by 80 pixels"),
  topProductWistiaVideoId: text("The id of a film that a second button plays"),
  displayPrice: toggle("Shows the price of the product that the page is about"),
  displayOfferTimer: toggle("Counts down to the end of the site's promotion, while one is on"),
  buttonScrollLabel: text("The button's label; by default the brand's"),
  buttonScrollStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  buttonScrollTo: text("The anchor that the button scrolls to; by default it leads to the checkout"),
  starRating: text("The product's rating out of five, with or without words: “4.8”, “4.8 from 1,200 students”"),
  imageAlignment: choice("The picture's side", ["left", "right"], "right"),
};

export type TopBundleContent = Content<typeof fields>;
