import { asset, choice, type Content, html, link, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about = "A banner with a picture, a short text and one link. Not shown without a link.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "More than one button, or a price: use layout or standAloneCta.",
  accessibility:
    "The button is a link whose label must make sense by itself. The picture needs an alternative text unless it only decorates.",
};

/** What an editor sets on a learn-more banner. [BL-learnMore-004, BL-learnMore-006] */
export const fields = {
  learnMoreImage: asset("The picture", { shownPx: 360 }),
  learnMoreContent: html("The text"),
  ctaLabel: text("The button's label", "Learn More"),
  ctaLink: link("The button's link; without it the banner is not shown"),
  ctaStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  ctaNewTab: toggle("Opens the link in a new tab"),
  ctaNofollow: toggle("Tells search engines not to follow the link"),
  layout: choice(
    "Row: the picture next to the text; Col: centered on a dark background, to end a page",
    ["Row", "Col"],
    "Row",
  ),
};

export type LearnMoreContent = Content<typeof fields>;
