import type { BrandConfig } from "@courseway/brand";

/** A promise to give the money back: its line, and what the line opens. */
export interface Guarantee {
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** The promises that editors choose from on pricing blocks, in the documented words. [BL-bundle-010, PR-039, OQ-33] */
const GUARANTEES = {
  moneyBack: {
    label: "Pass the test or your money back!",
    title: "Ace or Don't Pay Guarantee",
    text: "If you do not pass your exam on the first try, we’ll give you your money back.",
  },
  satisfactionGuarantee: {
    label: "30-Day Satisfaction Guarantee",
    title: "30-Day Satisfaction Guarantee",
    text: "If you are not satisfied and have not completed the course, you can ask for a full refund within 30 days of your purchase.",
  },
} as const satisfies Readonly<Record<keyof BrandConfig["guarantees"], Guarantee>>;

/** A label without its exclamation mark and its mark of a footnote. */
const trimTitle = (label: string): string => label.replace(/[!*]+$/, "");

/** The promise that an editor chose for a pricing block: the brand's own words where it has some, else the documented ones. */
export function chosenGuarantee(option: keyof BrandConfig["guarantees"], brand: BrandConfig): Guarantee {
  const own = brand.guarantees[option];
  return own === undefined ? GUARANTEES[option] : { ...own, title: trimTitle(own.label) };
}

const ANY_TERMS =
  "If the course isn’t right for you, we’ll give you your money back. Your course’s terms say how long you have to ask, and how.";

/** The brand's own promise, under the label of its settings, which the top section links to. [PR-039, PR-040] */
export function brandGuarantee({ guaranteeLabel, guaranteeText }: BrandConfig): Guarantee {
  return { label: guaranteeLabel, title: trimTitle(guaranteeLabel), text: guaranteeText ?? ANY_TERMS };
}

/** Products of Florida are sold without the guarantee line. [BL-bundle-013, OQ-33] */
export function hasGuarantee(productState: string | null): boolean {
  return !["fl", "florida"].includes(productState?.trim().toLowerCase() ?? "");
}
