import { asset, choice, color, type Content, html, link, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonSize } from "../shared/button-fields.ts";

export const about = "Cards for resources, each with a picture, text and one link.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Articles of the blog: featuredArticle and entryListings know their titles and pictures.",
  accessibility:
    "Cards are articles. Begin each one's text with a heading of the page's next level, and let its button make sense without it. A picture needs an alternative text unless it only decorates.",
};

const card = {
  resourceImage: asset("The card's picture", { shownPx: 576 }),
  resourceBackgroundColor: color("The background behind the picture"),
  resourceTextContent: html("The card's heading and words"),
  resourceCtaStyle: choice("How strong the button looks", BUTTON_STYLES, "secondary"),
  resourceCtaLabel: text("The button's label", "Read More"),
  resourceCtaLink: link("The card's link; without it there is no button"),
  resourceCtaLinkNewTab: toggle("Opens the link in a new tab"),
  resourceCtaLinkNofollow: toggle("Tells search engines not to follow the link"),
  resourceCtaTag: text("Names the button in analytics"),
  buttonSize,
  resourceCtaLinkAriaLabel: text("What a screen reader says instead of label and heading"),
};

/** What an editor sets on resource cards: one card, and more cards next to it. [BL-resources-001, BL-resources-002] */
export const fields = {
  ...card,
  resourceCards: rows("More cards next to this one, in this order", { resourceCard: card }),
};

export type ResourcesContent = Content<typeof fields>;
export type ResourceContent = Content<typeof card>;
