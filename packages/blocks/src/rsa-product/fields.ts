import { asset, choice, type Content, html, link, productEntry, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about =
  "The roadside offer: a free first month, then $5 a month. Its built-in heading gives the product coupon's savings in percent.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Brands or states that do not sell the roadside plan.",
  accessibility: "What is included is a list; the price after the free month is in the text next to the button.",
};

/** What an editor sets on the roadside offer. [BL-rsaProduct-010] */
export const fields = {
  rsaTitle: text("The heading; without it the built-in one, which names the saving of the product"),
  rsaDescription: html("The text below the heading"),
  rsaBullets: rows("What the offer includes; without any row the five built-in services", {
    rsaBullet: { bulletItem: text("One service") },
  }),
  rsaCtaLabel: text("The button's label; by default the brand's"),
  rsaCtaLink: link("The button's link; by default the product's checkout. Without both there is no button"),
  rsaCtaLinkNewTab: toggle("Opens the link in a new tab"),
  rsaCtaLinkNofollow: toggle("Tells search engines not to follow the link"),
  rsaCtaTag: text("Names the button in analytics"),
  rsaCtaStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  rsaImage: asset("The picture next to the text", { shownPx: 459 }),
  rsaImageFooterText: text("The line below the picture; without it the brand's line of its partner"),
  rsaImageFooterTextShow: toggle("Shows the line below the picture"),
  product: productEntry(
    "The product whose saving the built-in heading names: give it one whose coupon lowers its price",
  ),
  titleHeader: choice("The level of the heading in the page's outline", ["h1", "h2", "h3", "h4", "h5", "h6"], "h2"),
  darkMode: toggle("Puts the offer on the brand's dark ground"),
};

export type RsaProductContent = Content<typeof fields>;
