import { asset, choice, type Content, html, link, rows, text, toggle } from "@courseway/content-client";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about =
  "Cards in a row, each with a small picture, words and a button; four or more are turned by arrows.";

/** What an editor sets on a card slider. [BL-sliderCard-006] */
export const fields = {
  sliderTitle: text("The heading above the cards"),
  sliderDescription: html("Words below the heading"),
  displayAllCardMobile: toggle("Shows all cards below each other on a phone, in place of a row"),
  slidesCards: rows("The cards, in this order; one without picture and words is left out", {
    slideCard: {
      slideImage: asset("The card's picture, shown at 160 by 160 px", { shownPx: 160 }),
      slideContent: html("The card's words; those in an element of class bottom-content stand at its foot"),
      slideButtonLabel: text("The button's label; without a label there is no button"),
      slideButtonLink: link("Where the button leads; without a link there is no button"),
      slideButtonStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
      ...buttonLook,
      slideButtonNewTab: toggle("Opens the link in a new tab"),
      slideButtonNofollow: toggle("Tells search engines not to follow the link"),
    },
  }),
};

export type SliderCardContent = Content<typeof fields>;
