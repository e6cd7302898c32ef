import type { BlockExamples } from "../define-block.ts";

const question = (itemTitle: string, itemDescription: string) => ({
  typeHandle: "accordionItem",
  itemTitle,
  itemDescription,
});

const tab = (
  tabTitle: string | null,
  texts: readonly string[],
  questions: readonly ReturnType<typeof question>[] = [],
  isActive = false,
) => ({
  typeHandle: "tab",
  tabTitle,
  tabContentList: texts.map((tabContent) => ({ typeHandle: "tabContent", tabContent })),
  accordion: questions.length > 0 ? [{ typeHandle: "tabAccordion", accordionItems: questions }] : [],
  isActive,
});

const works = [
  "<h3>1. Enroll</h3><p>Pick your state and your course. Signing up takes about two minutes.</p>",
  "<h3>2. Learn</h3><p>Work through short lessons on any device. Your place is saved every time you stop.</p>",
  "<h3>3. Finish</h3><p>Pass the final exam and print your certificate the same day.</p>",
];

const questions = [
  question(
    "How long does the course take?",
    "<p>Most students finish in four to six hours, spread over as many days as they like.</p>",
  ),
  question("Is there a final exam?", "<p>Yes. It has 25 questions, and you can retake it at no extra cost.</p>"),
  question(
    "Can I get a refund?",
    '<p>Yes, within 30 days if you have not finished. <a href="/support/">Contact support</a> to ask for one.</p>',
  ),
];

const twoTabs = {
  tabbedContentTitle: "Everything you need to know",
  tab: [tab(null, works), tab(null, [], questions)],
  styles: null,
  backgroundColor: null,
};

export const examples: BlockExamples = {
  twoTabs,
  manyTabs: {
    ...twoTabs,
    tab: [
      tab("How It Works", works),
      tab("What You Get", [
        "<h3>Included with every package</h3><ul><li>All state-required hours</li><li>Practice exams with explanations</li><li>Completion reported to the state</li></ul>",
        "<h3>Included with Premium</h3><ul><li>Live review sessions every week</li><li>A printed book</li></ul>",
      ]),
      tab("State Requirements", [
        "<p>${state} sets the number of hours and the topics. We keep the course current, so you never study more than you need.</p>",
      ]),
      tab("Questions", ["<p>The three that we hear most often.</p>"], questions, true),
    ],
    styles: "tabs-wide",
  },
  oneTab: { ...twoTabs, tabbedContentTitle: null, tab: [tab("Syllabus", ["<p>Seven chapters, in any order.</p>"])] },
  colored: { ...twoTabs, backgroundColor: "#eef4fb" },
  longTitles: {
    ...twoTabs,
    tab: [
      tab("What happens after you have finished the course and passed the exam", works.slice(2)),
      tab("How your certificate reaches the court, the insurer or the state", works.slice(0, 1)),
    ],
  },
  empty: { ...twoTabs, tab: [tab("Nothing yet", [])] },
};
