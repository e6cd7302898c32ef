import { assetFields, productEntryFields, type BlockFragment } from "@courseway/content-client";

export const topSectionFragment: BlockFragment = (names) => `
  eyebrow
  sectionTitle
  sectionContent
  rightContent
  bottomRightContent {
    __typename
    ... on ${names.row("bottomRightContent", "sealContent")} { sealIcon { ${assetFields} } sealIconText }
  }
  categoryWidgets {
    __typename
    ... on ${names.row("categoryWidgets", "categoryWidget")} { categoryTitle categoryImage { ${assetFields} } categoryContent }
  }
  featuredContent {
    __typename
    ... on ${names.row("featuredContent", "featured")} {
      featuredContentText
      featuredContentIcon { ${assetFields} }
      backgroundColor
    }
  }
  productSeal { ${assetFields} }
  product { ${productEntryFields(names)} }
  ctaLabel
  ctaLink
  ctaType
  ctaTag
  ctaNewTab
  ctaNofollow
  ctaArrowDirection
  videoButton {
    __typename
    ... on ${names.row("videoButton", "videoButton")} { buttonType ctaType ctaLabel wistiaId ctaOtherlink }
  }
  modalContent
  highlightedTextModal1
  highlightedTextModal2
  hideGuaranteeLink
  showPricing
  pricingText
  showOfferTimer
  countdownInfo {
    __typename
    ... on ${names.row("countdownInfo", "countdown")} { promotionStartDateTime promotionEndsDateTime }
  }
  courseOverviewPopup
  showTrustpilotStars
  styles
  textColor
  backgroundImage { ${assetFields} }
  contentAlignment
`;
