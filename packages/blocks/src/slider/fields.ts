import { asset, choice, type Content, html, link, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about = "A slider of pictures with text, next to a heading, text and a state's seal.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Content that everybody must see: only the first slide is sure to be seen.",
  accessibility:
    "Slides are a named list that scrolls by touch, wheel and arrow keys, and never by itself. Its buttons have names and announce both ends; the slide's number is announced.",
};

/** What an editor sets on an image slider. [BL-slider-002] */
export const fields = {
  sliderTitle: text("The heading next to the slides"),
  asideContent: html("Text below the heading"),
  sliderAlignment: choice("The slides' side, if there is room for both", ["left", "right"], "right"),
  sideContentStateSeal: asset("A state's seal below the words"),
  sliderSlides: rows("The slides, in this order; one without picture and words is left out", {
    slide: {
      slideContent: html("Text below the picture; an element of the class bottom-content goes to the bottom"),
      slideImage: asset("The slide's picture", { shownPx: 720 }),
      slideImageLink: link("The picture's link"),
      slideLinkNewTab: toggle("Opens the picture's link in a new tab"),
      slideLinkNofollow: toggle("Tells search engines not to follow the picture's link"),
      isSample: toggle("Marks the slide as a sample, to be replaced before the brand goes live"),
    },
  }),
};

export type SliderContent = Content<typeof fields>;
