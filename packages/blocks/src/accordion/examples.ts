import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const item = (itemTitle: string, itemDescription: string, more: Readonly<Record<string, unknown>> = {}) => ({
  typeHandle: "accordionItem",
  itemTitle,
  itemDescription,
  accordionSectionTitle: null,
  accordionImage: [],
  showDescription: false,
  ...more,
});

const questions = {
  accordionTitle: "Good to know before you start",
  accordionLeftContent: null,
  accordionDisplayType: "boxed",
  accordionItems: [
    item(
      "How long does the course take?",
      "<p>Most people finish in four to six hours. Your place is kept, so you can stop and come back on any device.</p>",
      { showDescription: true },
    ),
    item(
      "Is there a final exam?",
      "<p>Yes: 25 questions, open book. You may repeat it as often as you like, at no extra cost.</p>",
    ),
    item(
      "When do I get my certificate?",
      '<p>The moment you pass. You can <a href="/certificates/">download it</a>, and we report your completion where your state asks for it.</p>',
    ),
    item(
      "Can I get my money back?",
      "<p>Within 30 days, if you have not finished the course.</p><ul><li>No forms to fill in.</li><li>No questions.</li></ul>",
    ),
  ],
  buttonLink: "/help/",
  buttonLabel: "More answers",
  buttonSize: null,
  buttonAriaLabel: "More answers about your course",
  buttonType: "secondary",
  buttonLinkNewTab: false,
  buttonLinkNofollow: false,
  buttonCtaTag: "faq-more",
  styles: null,
};

const step = (title: string, html: string, scene: string, alt: string) =>
  item(title, html, { accordionImage: [exampleAsset(scene, alt, 720, 480)] });

export const examples: BlockExamples = {
  boxed: questions,
  plain: { ...questions, accordionDisplayType: "plain", buttonLink: null, buttonLabel: null },
  withLeftContent: {
    ...questions,
    accordionLeftContent:
      "<p>Still unsure? Our people answer seven days a week, and they have all taken the course themselves.</p>",
    accordionDisplayType: null,
  },
  withImages: {
    ...questions,
    accordionTitle: "Three steps to your certificate",
    accordionItems: [
      {
        ...step(
          "Enroll",
          "<p>Choose your state and your course. It takes two minutes.</p>",
          "door",
          "A key in an open door",
        ),
        showDescription: true,
      },
      step(
        "Study",
        "<p>Read, watch and practise, at your own pace.</p>",
        "desk",
        "A desk with a lamp and an open book",
      ),
      step("Pass", "<p>Take the exam when you are ready.</p>", "road", "A road that leads to the horizon"),
    ],
    buttonLabel: null,
  },
  sections: {
    ...questions,
    accordionItems: [
      item("What do I need to enroll?", "<p>Your name, your date of birth and an e-mail address.</p>", {
        accordionSectionTitle: "Before the course",
      }),
      item("May I pay in parts?", "<p>Yes, at checkout.</p>"),
      item("Can I change the language?", "<p>The course is in English and Spanish.</p>", {
        accordionSectionTitle: "During the course",
      }),
    ],
  },
};
