import { link, text, toggle } from "@courseway/content-client";

/** One row of a shared dropdown. [BL-dropdown-005] */
export const dropdownItemFields = {
  dropdownLabel: text("The row's label"),
  dropdownLink: link("The row's link"),
  dropdownValue: text("The row's value, such as a state, if it is not the label"),
  dropdownLinkNewTab: toggle("Opens the row's link in a new tab"),
  dropdownLinkNofollow: toggle("Tells search engines not to follow the row's link"),
  dropdownCtaTag: text("Names the row in analytics"),
};
