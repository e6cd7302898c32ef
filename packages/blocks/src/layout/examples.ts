import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const button = (buttonLabel: string, buttonLink: string, buttonType = "primary") => ({
  typeHandle: "button",
  buttonLink,
  buttonLabel,
  buttonType,
  buttonLinkNewTab: false,
  buttonLinkNofollow: false,
  buttonSize: null,
  buttonLinkAriaLabel: null,
  buttonCtaTag: null,
});

const dropdownItem = (dropdownLabel: string, dropdownLink: string) => ({
  typeHandle: "dropdownItem",
  dropdownLabel,
  dropdownLink,
  dropdownValue: null,
  dropdownLinkNewTab: false,
  dropdownLinkNofollow: false,
  dropdownCtaTag: null,
});

const productRow = (state: string, productName: string, productLink: string) => ({
  state,
  productName,
  productLink,
  ctaOverride: null,
  noFollow: false,
  noReferrer: false,
});

const withImage = {
  layoutTitle: "Learn on your own time",
  layoutContent:
    "<p>Open a lesson on the train, finish it at the kitchen table. Your place is kept on every device.</p><ul><li>Short lessons, 15 minutes each</li><li>Practice questions with every chapter</li><li>Support from people, seven days a week</li></ul>",
  layoutRightContent: null,
  image: [exampleAsset("desk", "A desk with a lamp and an open book", 720, 480)],
  imageAlignment: "right",
  cardType: null,
  cardImage: [],
  cardContent: null,
  cardButtonLink: null,
  cardButtonLabel: null,
  cardButtonType: null,
  cardButtonLinkNewTab: false,
  cardButtonLinkNofollow: false,
  cardButtonSize: null,
  cardButtonLinkAriaLabel: null,
  cardButtonCtaTag: null,
  buttons: [button("See the courses", "/courses/"), button("How it works", "/how-it-works/", "secondary")],
  dropdown: [],
  dropdownTopLabel: null,
  dropdownPlaceholder: null,
  productPickerTable: [],
  layoutSplit: "50/50",
  hideStandaloneProductPicker: false,
  showTrustpilot: false,
  highlightedTextModal1: null,
  highlightedTextModal2: null,
  buttonLayout: "row",
  buttonAlignment: "left",
};

const states = [
  "Alabama",
  "California",
  "Florida",
  "Georgia",
  "Illinois",
  "Nevada",
  "New York",
  "Ohio",
  "Texas",
  "Virginia",
];

export const examples: BlockExamples = {
  withImage,
  imageLeft: { ...withImage, imageAlignment: "left", layoutSplit: "60/40", showTrustpilot: "1" },
  rightContent: {
    ...withImage,
    layoutTitle: "Two ways to take the course",
    layoutContent: "<h3>Online</h3><p>Start now, stop when you like, and finish on any device.</p>",
    layoutRightContent: "<h3>With a teacher</h3><p>Live on screen, on fixed dates, with time for your questions.</p>",
    image: [],
    buttons: [button("Compare both", "/compare/", "tertiary")],
  },
  manyButtons: {
    ...withImage,
    image: [],
    layoutContent: "<p>Where would you like to begin?</p>",
    buttons: ["Courses", "Prices", "State rules", "Exam", "Certificates"].map((label) =>
      button(label, "/courses/", "secondary"),
    ),
    buttonLayout: "grid",
  },
  withDropdown: {
    ...withImage,
    layoutTitle: "Every state has its own rules",
    layoutContent: "<p>Choose yours, and see what it asks for.</p>",
    buttons: [],
    dropdown: states.map((state) => dropdownItem(state, `/states/${state.toLowerCase().replace(" ", "-")}/`)),
    dropdownTopLabel: "Your state",
    dropdownPlaceholder: "Select a State",
  },
  withPicker: {
    ...withImage,
    buttons: [],
    productPickerTable: [
      { ...productRow("Texas", "Six-hour course", "/texas/six-hours/"), productId: "1001" },
      productRow("Florida", "Four-hour course", "/florida/four-hours/"),
    ],
  },
  withCard: {
    ...withImage,
    cardType: "horizontal",
    cardImage: [exampleAsset("door", "A key in an open door", 720, 480)],
    cardContent: "<h3>Already have an account?</h3><p>Sign in and go on where you stopped.</p>",
    cardButtonLink: "/sign-in/",
    cardButtonLabel: "Sign in",
    cardButtonType: "secondary",
    cardButtonSize: "small",
    cardButtonLinkAriaLabel: "Sign in to your account",
  },
  withTextModals: {
    ...withImage,
    layoutContent:
      '<p>We stand by the course: read our <span class="highlighted-text-modal-1">guarantee</span> and the <span class="highlighted-text-modal-2">rules of your state</span>.</p>',
    highlightedTextModal1: "<h2>Our guarantee</h2><p>Pass on the first try, or we return what you paid.</p>",
    highlightedTextModal2: "<h2>Rules of your state</h2><p>Your state accepts this course once in three years.</p>",
  },
};
