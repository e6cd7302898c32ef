import {
  asset,
  choice,
  color,
  type Content,
  html,
  link,
  optionalChoice,
  productEntry,
  rows,
  text,
  toggle,
} from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about =
  "Courses with prices as cards, compact tiles, or lines of a table, with a filter by state or category.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "One course: use standAloneCta. Bundles to compare: use pricingTable.",
  accessibility:
    "A list of articles; each course is a heading. The filter is a named group, stars are read as a figure, and old prices are announced as old.",
};

export const CARD_LAYOUTS = ["cards", "table", "ledger"] as const;

/** What an editor sets on one card. [BL-productCards-013] */
const cardFields = {
  cardTitle: text("The card's title"),
  textContent: html("The card's text"),
  productEntry: productEntry("The product that the card sells"),
  ctaLabel: text("The button's label; by default the brand's"),
  ctaLink: link("The button's link; by default the product's checkout"),
  ctaNewTab: toggle("Opens the link in a new tab"),
  ctaNofollow: toggle("Tells search engines not to follow the link"),
  productCtaTag: text("Names the button in analytics"),
  buttonAriaLabel: buttonLook.buttonAriaLabel,
  learnMoreLabel: text("What the second link says", "Learn More"),
  learnMoreLink: link("The second link's target; without it there is none"),
  learnMoreNewTab: toggle("Opens the second link in a new tab"),
  learnMoreNofollow: toggle("Tells search engines not to follow the second link"),
  showSavings: toggle("Says how much is saved"),
  showPriceText: toggle("Says how many percent are saved, and how to pay later"),
  showPricing: toggle("Shows the price"),
  starRating: text("How many stars, from 0 to 5; without it none are shown"),
  starCaption: text("The text next to the stars"),
  cardBackgroundColor: color("The card's background"),
  cardTextColor: color("The color of the card's text"),
};

/** What an editor sets on a grid of cards. [BL-productCards-014] */
export const fields = {
  productCardList: rows("The cards, in this order", { productCard: cardFields }),
  sectionTitle: text("The heading above the cards"),
  filterType: optionalChoice("What the cards are filtered by; without it there is no filter", [
    "filterByState",
    "filterByCategory",
  ]),
  ctaStyle: choice("How strong the cards' buttons look", BUTTON_STYLES, "primary"),
  buttonSize: buttonLook.buttonSize,
  hideCta: toggle("Hides the cards' buttons"),
  useCompactCards: toggle("Shows compact tiles instead of cards"),
  cardLayout: choice(
    "How the courses stand: cards side by side; table, a line for each; ledger, lines with the figures in a column",
    CARD_LAYOUTS,
    "cards",
  ),
  styles: text("CSS classes of the block"),
  backgroundColor: color("The block's background"),
  backgroundImage: asset("A picture behind the cards", { shownPx: 1280 }),
  textColor: color("The color of the words outside of the cards"),
};

export type ProductCardsContent = Content<typeof fields>;
export type ProductCardContent = Content<typeof cardFields>;
