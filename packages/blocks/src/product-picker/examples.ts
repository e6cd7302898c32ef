import type { BlockExamples } from "../define-block.ts";

const product = (state: string, productName: string, more: object = {}) => ({
  state,
  productName,
  productLink: `/courses/${state.toLowerCase().replaceAll(" ", "-")}/`,
  ctaOverride: null,
  noFollow: false,
  noReferrer: false,
  ...more,
});

const whole = {
  pickerKey: null,
  productPickerHeading: "Find the course your state approves",
  productPickerTable: [
    product("Texas", "Basic package", { productId: "1001" }),
    product("Texas", "Deluxe package", { productLink: "/courses/texas/deluxe/", ctaOverride: "Go Deluxe" }),
    product("TX", "Premium package", {
      productLink: "https://partner.example.org/premium",
      noFollow: true,
      noReferrer: true,
    }),
    product("Florida", "Pre-license course", { productId: "1002" }),
    product("Florida", "Continuing education", { productLink: "/courses/florida/renew/" }),
    product("New York", "Six-hour course"),
  ],
  stateDropdownLabel: "Your state",
  productDropdownLabel: "Your course",
  cta: [
    {
      typeHandle: "productPickerCta",
      bgTheme: "primary",
      buttonText: "Get My License",
      buttonSize: null,
      buttonAriaLabel: null,
      buttonLink: "/courses/",
      fullWidth: false,
      nofollow: false,
      noreferrer: false,
      noopener: false,
      newTab: false,
      useIcon: true,
    },
  ],
  hideStandaloneProductPicker: false,
};

const MANY = [
  "Alabama",
  "Arizona",
  "California",
  "Colorado",
  "Georgia",
  "Illinois",
  "Michigan",
  "Nevada",
  "Ohio",
  "Utah",
];

export const examples: BlockExamples = {
  whole,
  onlyRows: { ...whole, productPickerHeading: null, stateDropdownLabel: null, productDropdownLabel: null, cta: [] },
  oneProduct: { ...whole, cta: [], productPickerTable: [product("Texas", "Six-hour course")] },
  fullWidth: {
    ...whole,
    cta: [
      {
        ...whole.cta[0],
        fullWidth: true,
        bgTheme: "secondary",
        buttonSize: "large",
        buttonAriaLabel: "Get My License: choose a course",
        newTab: true,
        useIcon: false,
      },
    ],
  },
  manyStates: {
    ...whole,
    productPickerTable: MANY.flatMap((state) => [product(state, "Pre-license course"), product(state, "Exam prep")]),
  },
  longTexts: {
    ...whole,
    productPickerHeading:
      "Tell us where you live and what you are studying for, and we will take you to the right course",
    stateDropdownLabel: "The state where you want to be licensed, not the one where you live",
    productPickerTable: [
      product("Texas", "Sales agent apprentice education with exam preparation, tutoring and a printed textbook", {
        ctaOverride: "Start the sales agent course with everything in it",
      }),
    ],
  },
  inTextsOnly: { ...whole, pickerKey: "footer", hideStandaloneProductPicker: true },
  empty: { ...whole, productPickerTable: [product("Texas", "No link", { productLink: null })] },
};
