import type { BlockExamples } from "../define-block.ts";
import { exampleBundles } from "../offer/bundle-column/example-bundles.ts";
import { exampleProduct } from "../offer/example-product.ts";

const { basic: bundle, deluxe, premium } = exampleBundles;

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
