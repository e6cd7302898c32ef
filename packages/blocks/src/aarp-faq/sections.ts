/** A question with its number, which a state's own answer refers to. */
export interface FaqQuestion {
  readonly id: number;
  readonly question: string;
  readonly answer: string;
}

export interface FaqSection {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/**
 * The sections that show if editors set none.
 * [BL-aarpFaq-001, BL-aarpFaq-010, BL-aarpFaq-011, BL-aarpFaq-012, BL-aarpFaq-013]
 */
export const SECTIONS: readonly FaqSection[] = [
  {
    title: "About the course",
    questions: [
      {
        id: 1,
        question: "How long is the course?",
        answer:
          "<p>The course is 4 hours. You can take it in as many sittings as you like, but you must finish within 60 days of registering.</p>",
      },
      {
        id: 2,
        question: "Do I have to drive or pass a test?",
        answer: "<p>No driving is required. You take the whole course online, at your own pace.</p>",
      },
      {
        id: 3,
        question: "What do I need to take it?",
        answer:
          "<p>A computer, tablet or smartphone with an internet connection, and an email address. You can enlarge the text on every page.</p>",
      },
    ],
  },
  {
    title: "Cost and refunds",
    questions: [
      {
        id: 4,
        question: "How much does the course cost?",
        answer:
          "<p>The course costs $26.95 for members and $29.95 for non-members. Students in New York also pay a New York reporting fee.</p>",
      },
      {
        id: 5,
        question: "Can I get a refund?",
        answer:
          "<p>Yes, where the price promises one. Ask within 60 days of registration, before you complete the course. Refunds are issued within 30 days.</p>",
      },
    ],
  },
  {
    title: "Certificates and discounts",
    questions: [
      {
        id: 6,
        question: "When do I get my certificate?",
        answer: "<p>As soon as you finish, you can print your certificate or save it to your device.</p>",
      },
      {
        id: 7,
        question: "Will I get a discount on my car insurance?",
        answer:
          "<p>Many states require insurers to give a discount to drivers who complete an approved course. Ask your insurance agent how much you could save.</p>",
      },
    ],
  },
  {
    title: "Help and support",
    questions: [
      {
        id: 8,
        question: "Who can help me if I get stuck?",
        answer: "<p>Our support team is available 7 days a week, by phone and by email.</p>",
      },
      {
        id: 9,
        question: "Can I stop and come back later?",
        answer: "<p>Yes. Your progress is saved. Sign in again and you will be on the page where you left off.</p>",
      },
    ],
  },
];
