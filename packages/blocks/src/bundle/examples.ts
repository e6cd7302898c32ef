import type { BlockExamples } from "../define-block.ts";
import { exampleBundles } from "../offer/bundle-column/example-bundles.ts";
import { exampleProduct } from "../offer/example-product.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const { basic, deluxe, premium } = exampleBundles;

const feature = (itemTitle: string, itemDescription: string | null, more: Readonly<Record<string, unknown>> = {}) => ({
  typeHandle: "bundleAccordionItem",
  itemIcon: [],
  itemTitle,
  itemValueDescriptor: null,
  itemBadge: null,
  itemDescription,
  ...more,
});

const hours = feature(
  "All the hours your state asks for",
  "<p>Short lessons, on a phone or a laptop. Your place is kept when you close the page.</p>",
);
const certificate = feature("Certificate by email", "<p>Sent to you, and to the state, on the day you finish.</p>");
const questions = feature(
  "Exam questions",
  "<p>Each with a worked answer, in the words that the state's exam uses.</p>",
  { itemValueDescriptor: "1,000 questions, a $49 value", itemIcon: [exampleAsset("document", "", 64, 64)] },
);
const score = feature("Readiness score", "<p>Tells you when you would pass, topic by topic.</p>", { itemBadge: "New" });
const classes = feature(
  "Live classes",
  '<p>Two evenings a week with an instructor. <a href="/courses/">See how a class goes</a></p>',
  { itemValueDescriptor: "A $199 value" },
);

const whole = {
  topContent: "<h2>Choose how much help you want</h2><p>All three give you the hours that your state asks for.</p>",
  bundles: [basic, deluxe, premium],
  basicAccordionItems: [hours, certificate],
  deluxeAccordionItems: [hours, certificate, questions, score],
  premiumAccordionItems: [hours, certificate, questions, score, classes],
  guaranteeText: "moneyBack",
  styles: null,
  backgroundColor: null,
  backgroundImage: [],
};

export const examples: BlockExamples = {
  whole,
  two: {
    ...whole,
    bundles: [
      { ...basic, topContent: "<h3>The course</h3><p>For people who like to study alone.</p>" },
      {
        ...deluxe,
        topContent: "<h3>The course and the exam</h3><p>For people who want to pass the first time.</p>",
        topBackgroundColor: "#0c2d48",
        topTextColor: "#ffffff",
      },
    ],
    guaranteeText: "satisfactionGuarantee",
  },
  one: {
    ...whole,
    topContent: null,
    bundles: [
      {
        ...deluxe,
        topContent: "<h2>Everything in one package</h2>",
        product: [exampleProduct("basic"), exampleProduct("premium")],
        ctaLabel: "Get the package",
        buttonSize: "large",
        ctaLinkAriaLabel: "Get the package: course and live classes",
      },
    ],
    backgroundColor: "#f4f1ea",
  },
  withoutFeatures: { ...whole, basicAccordionItems: [], deluxeAccordionItems: [], premiumAccordionItems: [] },
  withoutProducts: {
    ...whole,
    bundles: [{ ...basic, product: [], ctaLink: "/courses/", ctaLabel: "See all courses" }],
    basicAccordionItems: [hours, feature("No exam at a test center", null), feature("", "<p>Nobody sees this.</p>")],
  },
  florida: { ...whole, bundles: [{ ...basic, product: [exampleProduct("florida")] }, deluxe] },
  withSchedules: {
    ...whole,
    bundles: [
      { ...basic, product: [exampleProduct("webinar")], ctaLinkOverride: "/courses/live/" },
      { ...deluxe, product: [exampleProduct("webinar")] },
    ],
    styles: "py-24",
    backgroundImage: [exampleAsset("backdrop", "", 1600, 900)],
  },
  longTexts: {
    ...whole,
    bundles: [
      {
        ...basic,
        topContent:
          "<h3>The complete pre-license package for everybody who starts from nothing and has a job beside it</h3><p>Three months of access, with an instructor who answers on weekdays, weekends and holidays.</p>",
      },
      deluxe,
    ],
    basicAccordionItems: [
      feature(
        "All the hours that your state asks for, the contract class and the final exam included",
        "<p>Lessons of ten minutes, so that one fits into a lunch break. What you have read is kept when you close the page, on whatever device you go on. Tables and forms can be printed.</p><ul><li>Reading aloud</li><li>Large print</li></ul>",
        { itemValueDescriptor: "180 hours in six courses, to be taken in any order", itemBadge: "2026 rules" },
      ),
    ],
  },
};
