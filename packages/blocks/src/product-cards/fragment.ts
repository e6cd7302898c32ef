import { assetFields, productEntryFields, type BlockFragment } from "@courseway/content-client";

export const productCardsFragment: BlockFragment = (names) => `
  productCardList {
    __typename
    ... on ${names.row("productCardList", "productCard")} {
      cardTitle
      textContent
      productEntry { ${productEntryFields(names)} }
      ctaLabel
      ctaLink
      ctaNewTab
      ctaNofollow
      productCtaTag
      learnMoreLabel
      learnMoreLink
      learnMoreNewTab
      learnMoreNofollow
      showSavings
      showPriceText
      showPricing
      starRating
      starCaption
      cardBackgroundColor
      cardTextColor
    }
  }
  sectionTitle
  filterType
  ctaStyle
  hideCta
  useCompactCards
  styles
  backgroundColor
  backgroundImage { ${assetFields} }
  textColor
`;
