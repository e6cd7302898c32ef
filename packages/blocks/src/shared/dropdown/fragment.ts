/** The selection of a shared dropdown's row, for whichever field of a block holds the rows. [BL-dropdown-005] */
export const dropdownItemFields = `
  dropdownLabel
  dropdownLink
  dropdownValue
  dropdownLinkNewTab
  dropdownLinkNofollow
  dropdownCtaTag
`;
