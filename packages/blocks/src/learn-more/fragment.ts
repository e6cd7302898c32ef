import { assetFields, type BlockFragment } from "@courseway/content-client";

export const learnMoreFragment: BlockFragment = () => `
  learnMoreImage { ${assetFields} }
  learnMoreContent
  ctaLabel
  ctaLink
  ctaStyle
  ctaNewTab
  ctaNofollow
  layout
`;
