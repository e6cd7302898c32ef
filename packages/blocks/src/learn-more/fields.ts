import { asset, choice, type Content, html, link, text, toggle } from "@courseway/content-client";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about = "A banner with a picture, a few words and one way on. Without a link it is not shown.";

/** What an editor sets on a learn-more banner. [BL-learnMore-004, BL-learnMore-006] */
export const fields = {
  learnMoreImage: asset("The picture", { shownPx: 360 }),
  learnMoreContent: html("The words"),
  ctaLabel: text("The button's label", "Learn More"),
  ctaLink: link("Where the button leads; without it the banner is not shown"),
  ctaStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  ctaNewTab: toggle("Opens the link in a new tab"),
  ctaNofollow: toggle("Tells search engines not to follow the link"),
  layout: choice(
    "Row: the picture beside the words; Col: centered on the deep ground, as a page's last word",
    ["Row", "Col"],
    "Row",
  ),
};

export type LearnMoreContent = Content<typeof fields>;
