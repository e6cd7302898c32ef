import type { BlockExamples } from "../define-block.ts";

const product = (state: string, productName: string, more: object = {}) => ({
  state,
  productName,
  productLink: `/courses/${state.toLowerCase()}/`,
  ctaOverride: null,
  noFollow: false,
  noReferrer: false,
  ...more,
});

const banner = {
  typeHandle: "mobileBanner",
  displayMobileBanner: true,
  bannerText: null,
  ctaLabel: null,
  ctaType: null,
  buttonSize: null,
  buttonAriaLabel: null,
  styles: null,
  backgroundColor: null,
};

const picker = {
  typeHandle: "sidePicker",
  productCategory: "Pre-License",
  productPickerHeading: "Find your course",
  ctaLabel: null,
  ctaType: null,
  buttonSize: null,
  buttonAriaLabel: null,
  styles: null,
  backgroundColor: null,
};

const whole = {
  sideContent:
    "<h2>How to become a real estate agent</h2><p>Every state has its own path to a license, but the steps are much the same: take the pre-license course, pass the exam, find a sponsoring broker and apply.</p><h3>1. Take the course</h3><p>States ask for 40 to 180 hours. Online, you choose when to study them.</p><h3>2. Pass the exam</h3><p>One part is the same everywhere, the other is about the laws of your state. Practice tests take away the surprise.</p><h3>3. Find a broker</h3><p>New agents work under a broker. Talk with three before you sign with one.</p>",
  productPicker: [picker],
  productPickerTable: [
    product("Texas", "Sales agent, 180 hours", { productId: "1001" }),
    product("Texas", "Exam prep", { productLink: "/courses/texas/exam/", ctaOverride: "Start Practicing" }),
    product("Florida", "Sales associate, 63 hours", { noFollow: true, noReferrer: true }),
  ],
  stateDropdownLabel: "Where do you want to be licensed?",
  productDropdownLabel: "What do you need?",
  cta: [
    {
      typeHandle: "productPickerCta",
      bgTheme: "primary",
      buttonText: "Get My License",
      buttonSize: null,
      buttonAriaLabel: null,
      buttonLink: null,
      fullWidth: true,
      nofollow: false,
      noreferrer: false,
      noopener: false,
      newTab: false,
      useIcon: true,
    },
  ],
  mobileBannerOptions: [banner],
};

export const examples: BlockExamples = {
  whole,
  colored: {
    ...whole,
    productPicker: [
      {
        ...picker,
        ctaLabel: "Start Today",
        ctaType: "secondary",
        buttonSize: "large",
        buttonAriaLabel: "Start Today: choose a course",
        styles: "own-picker",
        backgroundColor: "#fff6d9",
      },
    ],
    mobileBannerOptions: [
      {
        ...banner,
        bannerText: "Ready for your license?",
        ctaLabel: "Choose a course",
        buttonSize: "default",
        buttonAriaLabel: "Choose a course of my state",
        ctaType: "secondary",
        styles: "own-banner",
        backgroundColor: "#14213d",
      },
    ],
  },
  withoutBanner: { ...whole, mobileBannerOptions: [] },
  pickerAlone: { ...whole, sideContent: null, productPicker: [], cta: [] },
  longTexts: {
    ...whole,
    productPicker: [
      { ...picker, productPickerHeading: "Tell us where you want to work and what you have done so far" },
    ],
    productPickerTable: [
      product("Texas", "Sales agent apprentice education with exam preparation and a printed textbook"),
    ],
    mobileBannerOptions: [
      {
        ...banner,
        bannerText: "Have you ever thought of a career in which no two days are the same?",
        ctaLabel: "Show me the courses of my state",
      },
    ],
  },
  withoutProducts: { ...whole, productPickerTable: [] },
};
