import { type Content, html, number, rows, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "Questions about the course in sections, with a choice of state. A state's own answers replace the general ones.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "One product's or article's questions: use an accordion.",
  accessibility:
    "Each question is the summary of a details element and works without script. Screen readers hear a state's own answer when it replaces the general one.",
};

/** What an editor sets on the partner FAQ. [BL-aarpFaq-003] */
export const fields = {
  sections: rows("The sections, in this order; without any the four built-in ones are shown", {
    faqSection: {
      sectionTitle: text("The section's heading"),
      questions: rows("The section's questions, in this order", {
        faqQuestion: {
          questionId: number("The question's unique number, for a state's answer"),
          question: text("The question; one without it is left out"),
          answer: html("The answer for states without their own; a question without it is left out"),
        },
      }),
    },
  }),
  answerOverride: rows("Answers that hold in one state only", {
    answerOverride: {
      state: text("The state, by name or abbreviation"),
      questionNumber: number("The number of the question that it answers"),
      override: html("The state's own answer"),
    },
  }),
};

export type AarpFaqContent = Content<typeof fields>;
