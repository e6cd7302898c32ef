import { assetFields, productEntryFields, type BlockFragment } from "@courseway/content-client";

export const topSectionFragment: BlockFragment = (names) => `
  eyebrow
  sectionTitle
  sectionContent
  rightContent
  bottomRightContent {
    typeHandle
    ... on ${names.row("bottomRightContent", "sealContent")} { sealIcon { ${assetFields} } sealIconText }
  }
  categoryWidgets {
    typeHandle
    ... on ${names.row("categoryWidgets", "categoryWidget")} { categoryTitle categoryImage { ${assetFields} } categoryContent }
  }
  featuredContent {
    typeHandle
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
    typeHandle
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
    typeHandle
    ... on ${names.row("countdownInfo", "countdown")} { promotionStartDateTime promotionEndsDateTime }
  }
  courseOverviewPopup
  showTrustpilotStars
  styles
  textColor
  backgroundImage { ${assetFields} }
  contentAlignment
`;
