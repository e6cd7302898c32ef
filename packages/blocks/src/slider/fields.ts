import { asset, choice, type Content, html, link, rows, text, toggle } from "@courseway/content-client";

export const about =
  "Pictures with words that are looked through one by one, beside a heading, words and a state's seal.";

/** What an editor sets on an image slider. [BL-slider-002] */
export const fields = {
  sliderTitle: text("The heading beside the slides"),
  asideContent: html("Words below the heading"),
  sliderAlignment: choice(
    "The side on which the slides stand where there is room for both",
    ["left", "right"],
    "right",
  ),
  sideContentStateSeal: asset("A state's seal below the words"),
  sliderSlides: rows("The slides, in this order; one without picture and words is left out", {
    slide: {
      slideContent: html(
        "Words below the picture; those in an element of class bottom-content stand at the foot of the slide",
      ),
      slideImage: asset("The slide's picture", { shownPx: 720 }),
      slideImageLink: link("Where a click on the picture leads"),
      slideLinkNewTab: toggle("Opens the picture's link in a new tab"),
      slideLinkNofollow: toggle("Tells search engines not to follow the picture's link"),
    },
  }),
};

export type SliderContent = Content<typeof fields>;
