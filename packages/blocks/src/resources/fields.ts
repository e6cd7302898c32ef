import { asset, choice, color, type Content, html, link, rows, text, toggle } from "@courseway/content-client";
import { BUTTON_STYLES, buttonSize } from "../shared/button-fields.ts";

export const about = "Cards of things to read or to use, each with a picture, words and one way on.";

const card = {
  resourceImage: asset("The card's picture", { shownPx: 576 }),
  resourceBackgroundColor: color("The ground behind the picture"),
  resourceTextContent: html("The card's heading and words"),
  resourceCtaStyle: choice("How strong the button looks", BUTTON_STYLES, "secondary"),
  resourceCtaLabel: text("The button's label", "Read More"),
  resourceCtaLink: link("Where the card leads; without it there is no button"),
  resourceCtaLinkNewTab: toggle("Opens the link in a new tab"),
  resourceCtaLinkNofollow: toggle("Tells search engines not to follow the link"),
  resourceCtaTag: text("Names the button in analytics"),
  buttonSize,
  resourceCtaLinkAriaLabel: text("What a screen reader says in place of the label; else label and heading"),
};

/** What an editor sets on resource cards: one, and more beside it. [BL-resources-001, BL-resources-002] */
export const fields = {
  ...card,
  resourceCards: rows("More cards beside this one, in this order", { resourceCard: card }),
};

export type ResourcesContent = Content<typeof fields>;
export type ResourceContent = Content<typeof card>;
