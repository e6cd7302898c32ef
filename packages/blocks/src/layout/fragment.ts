import { assetFields, type BlockFragment } from "@courseway/content-client";
import { dropdownItemFields } from "../shared/dropdown/fragment.ts";

const buttonFields = (prefix: "button" | "cardButton") => `
  ${prefix}Link
  ${prefix}Label
  ${prefix}Type
  ${prefix}LinkNewTab
  ${prefix}LinkNofollow
  ${prefix}LinkAriaLabel
  ${prefix}CtaTag
`;

export const layoutFragment: BlockFragment = (names) => `
  layoutTitle
  layoutContent
  layoutRightContent
  image { ${assetFields} }
  imageAlignment
  cardType
  cardImage { ${assetFields} }
  cardContent
  ${buttonFields("cardButton")}
  buttons {
    __typename
    ... on ${names.row("buttons", "button")} { ${buttonFields("button")} }
  }
  dropdown {
    __typename
    ... on ${names.row("dropdown", "dropdownItem")} { ${dropdownItemFields} }
  }
  dropdownTopLabel
  dropdownPlaceholder
  productPickerTable { state productName productLink ctaOverride noFollow noReferrer }
  layoutSplit
  hideStandaloneProductPicker
  showTrustpilot
  highlightedTextModal1
  highlightedTextModal2
  buttonLayout
  buttonAlignment
`;
