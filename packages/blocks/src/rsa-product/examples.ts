import type { BlockExamples } from "../define-block.ts";
import { exampleProduct } from "../offer/example-product.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const bullet = (bulletItem: string) => ({ typeHandle: "rsaBullet", bulletItem });

const whole = {
  rsaTitle: null,
  rsaDescription:
    "<p>Add roadside help to your course and drive off with somebody to call. It covers you in any car, day and night.</p>",
  rsaBullets: [],
  rsaCtaLabel: "Add Roadside Help",
  rsaCtaLink: null,
  rsaCtaLinkNewTab: false,
  rsaCtaLinkNofollow: false,
  rsaCtaTag: "rsa",
  rsaCtaStyle: "primary",
  buttonSize: null,
  buttonAriaLabel: null,
  rsaImage: [exampleAsset("car", "A car on its way", 720, 480)],
  rsaImageFooterText: "Help usually arrives within the hour.",
  rsaImageFooterTextShow: true,
  product: [exampleProduct("deluxe")],
  titleHeader: "h2",
  darkMode: false,
};

export const examples: BlockExamples = {
  whole,
  dark: { ...whole, darkMode: true },
  ownTitle: {
    ...whole,
    rsaTitle: "Break down with a smile",
    rsaBullets: ["A tow of up to ten miles", "A jump start", "Two gallons of fuel"].map(bullet),
    rsaCtaLink: "/roadside/",
    rsaCtaStyle: "secondary",
    buttonSize: "small",
    buttonAriaLabel: "Add Roadside Help to my course",
    product: [exampleProduct("webinar")],
  },
  withoutProduct: { ...whole, product: [], rsaCtaLabel: null, rsaCtaLink: "/roadside/" },
  withoutPicture: { ...whole, rsaImage: [], rsaDescription: null },
  longTexts: {
    ...whole,
    rsaTitle:
      "Roadside help for every driver in the family, in every car that you own, rent or borrow, wherever in the country you are",
    rsaBullets: [
      "Towing to the next garage that can repair your car, or to one of your own choice within ten miles",
      "A locksmith where the keys are in the car and you are not",
    ].map(bullet),
    rsaImageFooterText:
      "Roadside help is provided by an independent partner. Service times depend on place, traffic and weather, and are not guaranteed.",
  },
};
