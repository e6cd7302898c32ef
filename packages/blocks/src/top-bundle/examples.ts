import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const whole = {
  topProductTitle: "Every hour your state asks for, and the exam behind you",
  topProductContent:
    "<p>Choose the package that fits how you study. Each one starts today and is yours for six months.</p>",
  topBundleTopRightContent: "<p><strong>Approved in all 50 states</strong></p>",
  topBundleBottomRightContent: "<p>Join 40,000 people who passed with us.</p>",
  topProductImage: [exampleAsset("exam", "A test paper with ticked answers", 740, 484)],
  topProductSeal: [exampleAsset("seal", "Approved by the state", 160, 160)],
  topProductWistiaVideoId: "abc123def4",
  displayPrice: true,
  displayOfferTimer: true,
  buttonScrollLabel: "Compare packages",
  buttonSize: null,
  buttonAriaLabel: null,
  buttonScrollStyle: "primary",
  buttonScrollTo: "packages",
  starRating: "4.8 from 1,200 students",
  imageAlignment: "right",
};

const bare = {
  ...whole,
  topBundleTopRightContent: null,
  topBundleBottomRightContent: null,
  topProductImage: [],
  topProductSeal: [],
  topProductWistiaVideoId: null,
  displayOfferTimer: false,
  starRating: null,
};

export const examples: BlockExamples = {
  whole,
  pictureLeft: { ...whole, imageAlignment: "left", topProductWistiaVideoId: null, starRating: "5" },
  withoutPicture: {
    ...bare,
    topBundleTopRightContent: "<h2>What you get</h2><ul><li>All hours</li><li>Exam preparation</li></ul>",
  },
  wordsAlone: { ...bare, displayPrice: false, buttonScrollTo: null, buttonScrollLabel: null },
  toCheckout: {
    ...bare,
    buttonScrollTo: null,
    buttonScrollLabel: null,
    buttonScrollStyle: "secondary",
    buttonSize: "small",
    buttonAriaLabel: "Get My License: to the checkout",
  },
  priceInText: { ...bare, topProductContent: "<p>From <strong>${price}</strong>, you save ${savings}.</p>" },
  longTexts: {
    ...whole,
    topProductTitle:
      "The complete pre-license education for future brokers, salespersons and property managers in the state of your choice",
    topProductContent:
      "<p>Six courses of thirty hours each, in lessons of ten minutes, so that one fits into a lunch break. Your place is kept when you close the page, on whatever device you go on.</p><ul><li>Reading aloud</li><li>Large print</li><li>Forms to print</li></ul>",
    buttonScrollLabel: "Compare all packages and their prices",
  },
};
