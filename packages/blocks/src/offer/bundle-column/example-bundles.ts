import { exampleProduct } from "../example-product.ts";

const basic = {
  typeHandle: "bundleColumn",
  topContent: "<p>For people who like to study alone.</p>",
  topContentStyles: null,
  topBackgroundColor: null,
  topTextColor: null,
  principalContent: "<ul><li>All state hours</li><li>Chapter quizzes</li></ul>",
  bottomContent: null,
  product: [exampleProduct("basic")],
  feeModalContent: "<p>Your state charges this fee for reporting your completion. We hand it on in full.</p>",
  ctaLink: null,
  ctaLinkOverride: null,
  ctaLabel: null,
  ctaStyle: "secondary",
  ctaLinkNewTab: false,
  ctaLinkNofollow: false,
  buttonSize: null,
  ctaLinkAriaLabel: null,
};

const deluxe = {
  ...basic,
  topContent: "<p>For people who want to pass the first time.</p>",
  principalContent: "<ul><li>Everything in Basic</li><li>1,000 exam questions</li><li>Readiness score</li></ul>",
  product: [exampleProduct("deluxe")],
  ctaStyle: "primary",
};

const premium = {
  ...basic,
  topContent: "<p>For people who want a teacher.</p>",
  principalContent: "<ul><li>Everything in Deluxe</li><li>Live classes</li><li>Tutoring by phone</li></ul>",
  bottomContent: "<p>Books are sent free of charge.</p>",
  product: [exampleProduct("premium")],
};

/** Three bundles of one course as the content API sends them. */
export const exampleBundles = { basic, deluxe, premium };
