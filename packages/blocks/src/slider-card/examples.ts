import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const card = (scene: string, slideContent: string, more: Readonly<Record<string, unknown>> = {}) => ({
  typeHandle: "slideCard",
  slideImage: [exampleAsset(scene, "", 160, 160)],
  slideContent,
  slideButtonLabel: "Learn more",
  slideButtonLink: "/all-blocks/",
  slideButtonStyle: "secondary",
  buttonSize: null,
  buttonAriaLabel: null,
  slideButtonNewTab: false,
  slideButtonNofollow: false,
  isSample: false,
  ...more,
});

const cards = [
  card("avatar-1", "<h3>Live review sessions</h3><p>Bring your questions every Tuesday and Thursday.</p>"),
  card("avatar-2", "<h3>Practice exams</h3><p>Thousands of questions, each with a clear explanation.</p>"),
  card(
    "avatar-3",
    '<h3>Instructor support</h3><p>Answers by email within one business day.</p><p class="bottom-content"><strong>Included with Premium</strong></p>',
  ),
  card("avatar-4", "<h3>Printed book</h3><p>The whole course on paper, shipped to your door.</p>", {
    slideButtonLink: "https://books.example.org/",
    slideButtonNewTab: true,
    slideButtonNofollow: true,
    slideButtonStyle: "primary",
    buttonSize: "small",
    buttonAriaLabel: null,
  }),
  card("avatar-2", "<h3>Mobile app</h3><p>Study offline, on the bus or in line.</p>", { slideButtonLabel: null }),
];

const fiveCards = {
  sliderTitle: "More ways to pass the first time",
  sliderDescription: "<p>Add what helps you most. You can upgrade at any time.</p>",
  displayAllCardMobile: false,
  slidesCards: cards,
};

export const examples: BlockExamples = {
  fiveCards,
  threeCards: { ...fiveCards, slidesCards: cards.slice(0, 3) },
  oneCard: { ...fiveCards, sliderTitle: null, sliderDescription: null, slidesCards: cards.slice(0, 1) },
  allOnPhone: { ...fiveCards, displayAllCardMobile: true },
  withoutPictures: { ...fiveCards, slidesCards: cards.map((one) => ({ ...one, slideImage: [] })) },
  empty: { ...fiveCards, slidesCards: [] },
};
