import { assetFields, type BlockFragment } from "@courseway/content-client";

export const accordionFragment: BlockFragment = (names) => `
  accordionTitle
  accordionLeftContent
  accordionDisplayType
  accordionItems {
    __typename
    ... on ${names.row("accordionItems", "accordionItem")} {
      itemTitle
      itemDescription
      accordionSectionTitle
      accordionImage { ${assetFields} }
      showDescription
    }
  }
  buttonLink
  buttonLabel
  buttonType
  buttonLinkNewTab
  buttonLinkNofollow
  buttonCtaTag
  styles
`;
