import { productEntryFields, type BlockFragment } from "@courseway/content-client";

export const pricingTableFragment: BlockFragment = (names) => `
  topContent
  bundles {
    __typename
    ... on ${names.row("bundles", "bundleColumn")} {
      topContent
      topContentStyles
      topBackgroundColor
      topTextColor
      principalContent
      bottomContent
      product { ${productEntryFields(names)} }
      feeModalContent
      ctaLink
      ctaLinkOverride
      ctaLabel
      ctaStyle
      ctaLinkNewTab
      ctaLinkNofollow
      ctaLinkAriaLabel
    }
  }
  pricingTableItems {
    __typename
    ... on ${names.row("pricingTableItems", "pricingTableItem")} {
      principalContent
      labelHeader
      productOne
      productTwo
      productThree
    }
  }
  bundleTitleOne
  bundleTitleTwo
  bundleTitleThree
  guaranteeText
`;
