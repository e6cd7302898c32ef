import { asset, type Content, html, rows, text } from "@courseway/content-client";
import { dropdownItemFields } from "../shared/dropdown/fields.ts";

export const about =
  "Welcomes visitors whom an ambassador sent: text, a dropdown of courses to claim, and a picture with text.";

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
