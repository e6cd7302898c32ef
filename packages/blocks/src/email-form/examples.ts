import type { BlockExamples } from "../define-block.ts";
import { exampleProduct } from "../offer/example-product.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const full = {
  formType: null,
  formVertical: "DE",
  showNameField: true,
  hideEmailField: false,
  showParentEmailField: true,
  showPhoneNumberField: true,
  subscriptionListIds: null,
  ctaLabel: null,
  ctaType: null,
  buttonSize: null,
  buttonAriaLabel: null,
  formContent:
    "<h2>Get the permit test guide</h2><p>Forty practice questions with answers, and a reminder when your state changes its rules. One e-mail a month, and you can stop any time.</p>",
  emailFormImage: [exampleAsset("road", "A road that leads to the horizon", 720, 540)],
  imageAlignment: "left",
  hideContentOnMobile: false,
  product: [exampleProduct("basic")],
};

export const examples: BlockExamples = {
  full,
  imageRight: {
    ...full,
    imageAlignment: "right",
    formVertical: "RE",
    showParentEmailField: false,
    hideContentOnMobile: "1",
  },
  withoutImage: {
    ...full,
    emailFormImage: [],
    formVertical: "INS",
    showParentEmailField: false,
    showPhoneNumberField: false,
    ctaLabel: "Send me the guide",
    buttonSize: "large",
    buttonAriaLabel: "Send me the guide to my license",
    product: [],
  },
  compact: {
    ...full,
    formVertical: "RE",
    showNameField: false,
    showParentEmailField: false,
    showPhoneNumberField: false,
    emailFormImage: [],
    product: [exampleProduct("webinar")],
  },
  compactByType: {
    ...full,
    formType: "inline",
    showParentEmailField: false,
    showPhoneNumberField: false,
    emailFormImage: [],
    ctaType: "secondary",
  },
  phoneOnly: {
    ...full,
    hideEmailField: true,
    showNameField: false,
    showParentEmailField: false,
    subscriptionListIds: "92256, 916472",
    emailFormImage: [],
  },
};
