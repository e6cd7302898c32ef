import type { BlockExamples } from "../define-block.ts";

const column = (columnContent: string | null, more: Readonly<Record<string, unknown>> = {}) => ({
  typeHandle: "column",
  columnContent,
  dropdown: [],
  dropdownTitle: null,
  dropdownAlignment: null,
  isSample: false,
  ...more,
});

const state = (dropdownLabel: string) => ({
  typeHandle: "dropdownItem",
  dropdownLabel,
  dropdownLink: `/${dropdownLabel.toLowerCase()}/`,
  dropdownValue: dropdownLabel,
  dropdownLinkNewTab: false,
  dropdownLinkNofollow: false,
  dropdownCtaTag: `state-${dropdownLabel.toLowerCase()}`,
});

const study = column(
  '<h3>Study at your own pace</h3><p>Short lessons that fit a lunch break. Your place is kept on every device, and <a href="#" class="highlighted-text-modal-1">the clock</a> only counts when you study.</p>',
);
const states = column("<h3>Find your state</h3><p>Hours, fees and dates differ. Choose yours.</p>", {
  dropdown: [state("Texas"), state("Florida")],
  dropdownTitle: "Your state",
  dropdownAlignment: "left",
});
const pass = column(
  '<h3>Pass with confidence</h3><p>Practice exams in the words of your state, and a <a href="#" class="highlighted-text-modal-2">guarantee</a>.</p>',
);
const help = column("<h3>Ask a person</h3><p>Our people answer seven days a week, by phone and by e-mail.</p>");
const report = column("<h3>We report for you</h3><p>Where your state asks for it, on the day you finish.</p>");
const renew = column("<h3>Renew in a week</h3><p>The hours of your next cycle, in one package.</p>");

const two = {
  componentTitle: "How it works",
  columnList: [study, states],
  twoColumnDistribution: "leftLarge",
  tailwindClasses: "columns-of-steps",
  highlightedTextModal1: "<h2>The clock</h2><p>Some states ask for minutes. We count them while you read.</p>",
  highlightedTextModal2: "<h2>Our guarantee</h2><p>If you do not pass, study again at no cost.</p>",
};

export const examples: BlockExamples = {
  two,
  rightLarge: { ...two, columnList: [states, study], twoColumnDistribution: "rightLarge" },
  oneThird: { ...two, columnList: [states, study], twoColumnDistribution: "oneThird" },
  one: {
    ...two,
    componentTitle: null,
    columnList: [column("<h2>Approved where you live</h2><p>Your state has read every lesson.</p>")],
  },
  three: { ...two, columnList: [study, states, pass] },
  four: { ...two, columnList: [study, states, pass, help] },
  six: { ...two, columnList: [study, states, pass, help, report, renew] },
  withEmptyColumns: { ...two, columnList: [column(null), study, column("<p> </p>"), pass] },
  withoutDialogs: { ...two, columnList: [study, pass], highlightedTextModal1: null, highlightedTextModal2: null },
  empty: { ...two, columnList: [] },
};
