import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const tile = (icon: string, title: string | null, subtitle: string | null, link: string | null) => ({
  typeHandle: "heroButton",
  icon: icon ? [exampleAsset(icon, "", 160, 160)] : [],
  title,
  subtitle,
  link,
});

const product = (state: string, productName: string) => ({
  state,
  productName,
  productLink: `/courses/${state.toLowerCase()}/`,
  ctaOverride: null,
  noFollow: false,
  noReferrer: false,
});

const whole = {
  theme: "dark",
  heroTitle: "The course your state asks for, done on your own time",
  heroContent:
    "<p>State-approved courses in short lessons. Start on your phone, finish on your laptop, and print the certificate the same day.</p>",
  heroImage: [
    exampleAsset("road", "A road that leads to the horizon", 720, 480),
    exampleAsset("car", "A car on its way", 720, 480),
  ],
  buttonList: [
    tile("seal-clock", "Start a course", "Your state, your pace", "/courses/"),
    tile("document", "Get your certificate", "Download it any time", "/certificates/"),
    tile("seal-stars", "Ask a person", "Seven days a week", "/support/"),
  ],
  productPickerTable: [],
  showTrustpilot: true,
  TrustScoreImage: [],
  showImageOnMobile: true,
  imageAlignment: "right",
};

export const examples: BlockExamples = {
  whole,
  light: { ...whole, theme: "light", imageAlignment: "left", showImageOnMobile: false },
  withPicker: {
    ...whole,
    theme: "tint",
    buttonList: [],
    productPickerTable: [
      { ...product("Texas", "Basic"), productId: "1001" },
      { ...product("Florida", "Deluxe"), ctaOverride: "Florida, all included", noFollow: true, noReferrer: true },
    ],
  },
  pickerInText: {
    ...whole,
    heroContent: "<p>Choose your state and begin.</p><p>[productPicker]</p>",
    buttonList: [],
    productPickerTable: [product("Texas", "Basic"), product("Florida", "Deluxe")],
  },
  badge: { ...whole, TrustScoreImage: [{ url: "{images}/seal-stars.svg", alt: "" }] },
  withoutPicture: { ...whole, heroImage: [] },
  oneTile: { ...whole, theme: "tint", buttonList: [tile("", "Start a course", null, "/courses/")] },
  longTexts: {
    ...whole,
    heroTitle:
      "Everything that your state asks of a new driver, an old hand or a professional, in one place and in plain words",
    buttonList: [
      tile(
        "seal-clock",
        "Start the course that your state approved for drivers of your age",
        "In English and in Spanish, on any device that you own",
        "/courses/",
      ),
      ...whole.buttonList,
    ],
  },
  panorama: { ...whole, theme: "panorama", heroImage: [exampleAsset("backdrop", "Hills under a wide sky", 1440, 640)] },
  poster: { ...whole, theme: "poster", heroImage: [exampleAsset("backdrop", "Hills under a wide sky", 1440, 640)] },
  finder: {
    ...whole,
    heroImage: [],
    productPickerTable: [product("Texas", "Basic"), product("Florida", "Deluxe")],
  },
  question: {
    ...whole,
    theme: "question",
    showPhone: true,
    stateDropdownLabel: "Where is your ticket from?",
    productDropdownLabel: "Why do you need a course?",
    heroImage: [exampleAsset("backdrop", "Hills under a wide sky", 1440, 640)],
  },
  map: {
    ...whole,
    theme: "map",
    heroImage: [],
    productPickerTable: [
      product("Texas", "Texas, 24 hours"),
      product("Florida", "Florida, 6 hours"),
      product("Maine", "Maine, 30 hours"),
    ],
  },
  withoutTheme: { ...whole, theme: null },
};
