import type { BlockExamples } from "../define-block.ts";
import { exampleProduct } from "../offer/example-product.ts";

const whole = {
  product: [exampleProduct("deluxe")],
  displayPrice: true,
  pricingText: "<p>Ready when you are</p>",
  ctaLabel: "Get my license",
  ctaLink: null,
  ctaType: "primary",
  buttonSize: null,
  buttonAriaLabel: null,
  ctaTag: "stand-alone",
  ctaNewTab: false,
  ctaNofollow: false,
};

const link = {
  ...whole,
  product: [],
  displayPrice: false,
  pricingText: null,
  ctaLink: "/courses/",
  ctaLabel: "See all courses",
};

export const examples: BlockExamples = {
  whole,
  priceInText: { ...whole, pricingText: "<p>Now <strong>${price}</strong>, you save ${savings}</p>" },
  amountInText: { ...whole, pricingText: "<p>Only $99 this week</p>" },
  withoutPrice: { ...whole, displayPrice: false, pricingText: null, ctaLabel: null },
  link,
  newTab: {
    ...link,
    ctaType: "secondary",
    buttonSize: "small",
    buttonAriaLabel: "See all courses of every state",
    ctaNewTab: true,
    ctaNofollow: true,
  },
  webinar: { ...whole, product: [exampleProduct("webinar")] },
  longLabel: {
    ...link,
    ctaType: "tertiary",
    ctaLabel: "See every course for your state, with its hours, its price and its exam",
  },
  ofThePage: { ...whole, product: [], pricingText: null, ctaLabel: null },
};
