import type { BlockExamples } from "../define-block.ts";
import { exampleProduct } from "../offer/example-product.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const card = {
  typeHandle: "productCard",
  cardTitle: "The state course",
  textContent:
    "<p>All the hours your state asks for, in short lessons.</p><ul><li>Starts at once</li><li>Works on every device</li><li>Certificate on the day you pass</li></ul>",
  productEntry: [exampleProduct("basic")],
  ctaLabel: null,
  ctaLink: null,
  ctaNewTab: false,
  ctaNofollow: false,
  productCtaTag: "card-basic",
  buttonAriaLabel: null,
  learnMoreLabel: "What you learn",
  learnMoreLink: "/courses/state/",
  learnMoreNewTab: false,
  learnMoreNofollow: false,
  showSavings: false,
  showPriceText: true,
  showPricing: true,
  starRating: "5",
  starCaption: "4.8 from 2,140 students",
  cardBackgroundColor: null,
  cardTextColor: null,
};

const deluxe = {
  ...card,
  cardTitle: "Course and exam preparation",
  textContent:
    "<p>The course, and a thousand exam questions with worked answers.</p><ul><li>Pass the test or your money back</li><li>Score that says when you are ready</li></ul>",
  productEntry: [exampleProduct("deluxe")],
  productCtaTag: "card-deluxe",
  showSavings: "1",
  starRating: "4 of 5",
  starCaption: "Most chosen",
};

const webinar = {
  ...card,
  cardTitle: "Course with live classes",
  textContent: "<p>Everything, and six evenings with an instructor who has sat your exam.</p>",
  productEntry: [exampleProduct("webinar")],
  ctaLabel: "Reserve my place",
  learnMoreLabel: null,
  learnMoreLink: null,
  starRating: null,
  starCaption: null,
};

const grid = {
  productCardList: [card, deluxe, webinar],
  sectionTitle: "Choose how you want to learn",
  filterType: null,
  ctaStyle: "primary",
  buttonSize: null,
  hideCta: false,
  useCompactCards: false,
  styles: null,
  backgroundColor: null,
  backgroundImage: [],
  textColor: null,
};

const florida = { ...card, cardTitle: "Florida continuing education", productEntry: [exampleProduct("florida")] };
const ohio = { ...card, cardTitle: "Ohio, everything included", productEntry: [exampleProduct("premium")] };

export const examples: BlockExamples = {
  three: grid,
  two: { ...grid, productCardList: [card, deluxe] },
  single: { ...grid, productCardList: [deluxe], sectionTitle: null },
  filterByState: { ...grid, productCardList: [card, deluxe, florida, ohio], filterType: "filterByState" },
  filterByCategory: {
    ...grid,
    productCardList: [card, florida, webinar],
    filterType: "filterByCategory",
    ctaStyle: "secondary",
    buttonSize: "small",
  },
  compact: {
    ...grid,
    productCardList: [card, deluxe, florida, ohio, webinar],
    useCompactCards: true,
    sectionTitle: "Find your course",
  },
  table: { ...grid, productCardList: [card, florida, ohio], cardLayout: "table" },
  ledger: { ...grid, productCardList: [card, deluxe, florida], cardLayout: "ledger" },
  colors: {
    ...grid,
    productCardList: [{ ...card, cardBackgroundColor: "#fff8e1", cardTextColor: "#1f1a10" }, deluxe],
    backgroundColor: "#10243f",
    backgroundImage: [exampleAsset("skyline", "", 1600, 600)],
    textColor: "#ffffff",
  },
  ownLinks: {
    ...grid,
    productCardList: [
      {
        ...card,
        productEntry: [],
        ctaLabel: "Ask us",
        buttonAriaLabel: "Ask us about a course of your own",
        ctaLink: "/contact/",
        showPricing: false,
        starRating: null,
      },
      { ...deluxe, ctaLink: "https://checkout.example.com/checkout?productId=1002", ctaNewTab: "1", ctaNofollow: "1" },
    ],
  },
  withoutCta: { ...grid, hideCta: "1" },
};
