import { asset, choice, type Content, html, link, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about =
  "Cards in a row, each with a small picture, text and a button; with four or more there are arrows.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Offers with prices: productCards shows them all at once.",
  accessibility:
    "Cards are a named list that scrolls by touch, wheel and arrow keys, and never by itself. Its arrows have names and announce both ends.",
};

/** What an editor sets on a card slider. [BL-sliderCard-006] */
export const fields = {
  sliderTitle: text("The heading above the cards"),
  sliderDescription: html("Text below the heading"),
  displayAllCardMobile: toggle("Shows all cards below each other on a phone, instead of a row"),
  slidesCards: rows("The cards, in this order; one without picture and words is left out", {
    slideCard: {
      slideImage: asset("The card's picture, shown at 160 by 160 px", { shownPx: 160 }),
      slideContent: html("The card's text; an element of the class bottom-content goes to the bottom"),
      slideButtonLabel: text("The button's label; without a label there is no button"),
      slideButtonLink: link("The button's link; without a link there is no button"),
      slideButtonStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
      ...buttonLook,
      slideButtonNewTab: toggle("Opens the link in a new tab"),
      slideButtonNofollow: toggle("Tells search engines not to follow the link"),
      isSample: toggle("Marks the card as a sample, to be replaced before the brand goes live"),
    },
  }),
};

export type SliderCardContent = Content<typeof fields>;
