import { asset, type Content, html, rows, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { dropdownItemFields } from "../shared/dropdown/dropdown-links.ts";

export const about =
  "Welcomes visitors whom an ambassador sent: text, a dropdown of courses to claim, and a picture with text.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "Inviting people to refer friends: use ambassadorInvite.",
  accessibility:
    "The dropdown is the platform's own on phones, a list of links elsewhere, and works without script. Give the picture an alternative text unless it only decorates.",
};

/** What an editor sets on an ambassador referral. [BL-ambassadorReferral-003] */
export const fields = {
  referralTitle: text("The heading"),
  referralContent: html("The text under the heading"),
  ambassadorRightContent: html("Text under the picture, on the right"),
  dropdownTitle: text("The label above the dropdown", "Claim Your Course"),
  referralDropdown: rows("The courses, each a link; without any there is no dropdown", {
    dropdownItem: dropdownItemFields,
  }),
  image: asset("The picture on the right, shown 507 by 534 px", { shownPx: 507 }),
};

export type AmbassadorReferralContent = Content<typeof fields>;
