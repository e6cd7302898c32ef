import { choice, type Content, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about = "A button that scrolls to a place on the same page. Not shown without a place.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "Links to other pages: use standAloneCta.",
  accessibility: "It is a link; its arrow is not read out. Let the label name the destination, not the scrolling.",
};

/** What an editor sets on an anchor button. [BL-anchorButton-001, BL-anchorButton-003] */
export const fields = {
  buttonStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  buttonLabel: text("The button's label", "Start Now"),
  ...buttonLook,
  buttonAlignment: choice("The button's alignment", ["left", "center", "right"], "left"),
  buttonArrowDirection: choice("The arrow on the button", ["up", "down"], "down"),
  ctaTag: text("Names the button in analytics"),
  scrollTo: text("The name of the anchor to scroll to; without it there is no button"),
};

export type AnchorButtonContent = Content<typeof fields>;
