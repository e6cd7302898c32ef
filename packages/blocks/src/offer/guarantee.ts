/** A promise to give the money back: its line, and what the line opens. */
export interface Guarantee {
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** The promises that editors choose from on pricing blocks: for every brand the documented words. [BL-bundle-010, PR-039, OQ-33] */
export const GUARANTEES = {
  moneyBack: {
    label: "Pass the test or your money back!",
    title: "Ace or Don't Pay Guarantee",
    text: "If you do not pass your exam on the first try, we give you your money back.",
  },
  satisfactionGuarantee: {
    label: "30-Day Satisfaction Guarantee",
    title: "30-Day Satisfaction Guarantee",
    text: "If you are not satisfied and have not completed the course, ask for a full refund within 30 days of your purchase.",
  },
} as const satisfies Readonly<Record<string, Guarantee>>;

/** A label without its exclamation mark and its mark of a footnote. */
const titleOf = (label: string): string => label.replace(/[!*]+$/, "");

/** The brand's own promise, under the label of its settings, which the top section links to. [PR-039, PR-040] */
export function brandGuarantee(label: string): Guarantee {
  return {
    label,
    title: titleOf(label),
    text: "If the course is not right for you, we give you your money back. The terms of your course say until when you can ask and how.",
  };
}

/** Products of Florida are sold without the guarantee line. [BL-bundle-013, OQ-33] */
export function hasGuarantee(productState: string | null): boolean {
  return !["fl", "florida"].includes(productState?.trim().toLowerCase() ?? "");
}
