import { asset, choice, color, type Content, html, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about =
  "Invites visitors to refer friends: a button opens a dialog that gives them a personal link. Not shown for a brand without a referral program.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "Visitors whom an ambassador sent: use ambassadorReferral.",
  accessibility:
    "The dialog takes and returns the focus, and Escape closes it. A field's error shows next to it and as an alert; success is a status.",
};

/** What an editor sets on an ambassador invite. [BL-ambassadorInvite-003] */
export const fields = {
  ambassadorInviteTitle: text("The heading"),
  ambassadorInviteContent: html("The text under the heading"),
  ambassadorInviteRightContent: html("Text or a picture on the right"),
  ctaStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ctaLabel: text("The button's label", "GET MY REFERRAL LINK"),
  ...buttonLook,
  backgroundColor: color("A color behind the block; on a dark one the text is light"),
  backgroundImage: asset("A picture behind the block; the text gets a background of its own", { shownPx: 1280 }),
};

export type AmbassadorInviteContent = Content<typeof fields>;
