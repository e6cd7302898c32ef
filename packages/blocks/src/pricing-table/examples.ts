import type { BlockExamples } from "../define-block.ts";
import { exampleProduct } from "../offer/example-product.ts";

const bundle = {
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
  ctaLinkAriaLabel: null,
};

const deluxe = {
  ...bundle,
  topContent: "<p>For people who want to pass the first time.</p>",
  principalContent: "<ul><li>Everything in Basic</li><li>1,000 exam questions</li><li>Readiness score</li></ul>",
  product: [exampleProduct("deluxe")],
  ctaStyle: "primary",
};

const premium = {
  ...bundle,
  topContent: "<p>For people who want a teacher.</p>",
  principalContent: "<ul><li>Everything in Deluxe</li><li>Live classes</li><li>Tutoring by phone</li></ul>",
  bottomContent: "<p>Books are sent free of charge.</p>",
  product: [exampleProduct("premium")],
};

const row = (
  principalContent: string,
  productOne: boolean,
  productTwo: boolean,
  productThree: boolean,
  labelHeader = false,
) => ({
  typeHandle: "pricingTableItem",
  principalContent: `<p>${principalContent}</p>`,
  labelHeader,
  productOne,
  productTwo,
  productThree,
});

const items = [
  row("The course", false, false, false, true),
  row("All hours that your state asks for", true, true, true),
  row("Certificate by e-mail", true, true, true),
  row("Exam preparation", false, false, false, true),
  row("1,000 practice questions", false, true, true),
  row("Readiness score", false, true, true),
  row("Pass the test or your money back", false, true, true),
  row("With a teacher", false, false, false, true),
  row("Live classes", false, false, true),
  row("Tutoring by phone", false, false, true),
];

const table = {
  topContent:
    "<h2>Pick the way that suits you</h2><p>Every option has all the hours you need. You can move up at any time and pay only the difference.</p>",
  bundles: [bundle, deluxe, premium],
  pricingTableItems: items,
  bundleTitleOne: null,
  bundleTitleTwo: null,
  bundleTitleThree: null,
  guaranteeText: null,
};

export const examples: BlockExamples = {
  three: table,
  two: {
    ...table,
    bundles: [bundle, deluxe],
    bundleTitleOne: "Course",
    bundleTitleTwo: "Course and preparation",
    guaranteeText: "satisfactionGuarantee",
  },
  together: {
    ...table,
    bundles: [
      {
        ...bundle,
        product: [exampleProduct("basic"), exampleProduct("premium")],
        topBackgroundColor: "#0c2d48",
        topTextColor: "#ffffff",
      },
      {
        ...deluxe,
        ctaLinkOverride: "/courses/deluxe/",
        ctaLabel: "See what is in it",
        ctaLinkAriaLabel: "See what is in it: Deluxe",
      },
    ],
    topContent: null,
    pricingTableItems: [],
  },
  florida: { ...table, bundles: [{ ...bundle, product: [exampleProduct("florida")] }, deluxe] },
  withSchedules: {
    ...table,
    bundles: [
      { ...bundle, product: [exampleProduct("webinar")] },
      { ...deluxe, product: [exampleProduct("webinar")] },
    ],
  },
};
