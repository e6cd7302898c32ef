import type { BlockExamples } from "../define-block.ts";

const override = (state: string, questionNumber: number, html: string) => ({
  typeHandle: "answerOverride",
  state,
  questionNumber,
  override: html,
});

const question = (questionId: number, words: string, answer: string) => ({
  typeHandle: "faqQuestion",
  questionId,
  question: words,
  answer,
});

const builtIn = {
  sections: [],
  answerOverride: [
    override("New York", 1, "<p>In New York the course is 6 hours. You have 30 days to finish.</p>"),
    override("FL", 1, "<p>Florida asks for 6 hours.</p>"),
    override("NY", 4, "<p>$26.95 for members and $29.95 for non-members, plus the New York reporting fee.</p>"),
  ],
};

export const examples: BlockExamples = {
  builtIn,
  withoutOverrides: { ...builtIn, answerOverride: [] },
  ownSections: {
    ...builtIn,
    sections: [
      {
        typeHandle: "faqSection",
        sectionTitle: "Before you enroll",
        questions: [
          question(1, "How long does it take?", "<p>Four hours, in as many sittings as you like.</p>"),
          question(2, "Who is it for?", '<p>Drivers of 50 and over. <a href="/about/">Read about us</a>.</p>'),
        ],
      },
    ],
  },
};
