import { choice, type Content, html, link, productEntry, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about = "One button between two sections, with or without a price. It needs a label, a link or a product.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "Two buttons side by side: use layout.",
  accessibility:
    "A link whose label must make sense by itself. The old price is announced as old, and savings are text, not only color.",
};

/** What an editor sets on a stand-alone call to action. [BL-standAloneCta-004] */
export const fields = {
  product: productEntry("The product that the button sells; by default the page's"),
  displayPrice: toggle("Shows the product's price above the button"),
  pricingText: html("Text with the price; ${price} and similar placeholders are filled in"),
  ctaLabel: text("The button's label; by default “Start Today”"),
  ctaLink: link("The button's link; by default the product's checkout"),
  ctaType: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  ctaTag: text("Names the button in analytics"),
  ctaNewTab: toggle("Opens the link in a new tab"),
  ctaNofollow: toggle("Tells search engines not to follow the link"),
};

export type StandAloneCtaContent = Content<typeof fields>;
