import { link, text, toggle } from "@courseway/content-client";

/** One row of a shared dropdown. [BL-dropdown-005] */
export const dropdownItemFields = {
  dropdownLabel: text("What the row says"),
  dropdownLink: link("Where the row leads"),
  dropdownValue: text("The row's own value, such as a state, where it is not its label"),
  dropdownLinkNewTab: toggle("Opens the row's link in a new tab"),
  dropdownLinkNofollow: toggle("Tells search engines not to follow the row's link"),
  dropdownCtaTag: text("Names the row in analytics"),
};
