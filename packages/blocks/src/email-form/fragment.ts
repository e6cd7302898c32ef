import { assetFields, productEntryFields, type BlockFragment } from "@courseway/content-client";

export const emailFormFragment: BlockFragment = (names) => `
  formType
  formVertical
  showNameField
  hideEmailField
  showParentEmailField
  showPhoneNumberField
  subscriptionListIds
  ctaLabel
  ctaType
  formContent
  emailFormImage { ${assetFields} }
  imageAlignment
  hideContentOnMobile
  product { ${productEntryFields(names)} }
`;
