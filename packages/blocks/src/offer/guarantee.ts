import type { BrandConfig } from "@courseway/brand";

/** A money-back guarantee: its line, and the title and text of the dialog that the line opens. */
export interface Guarantee {
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/**
 * The guarantees that editors choose from on pricing blocks, with the documented texts. [BL-bundle-010, PR-039, OQ-33]
 */
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

/** A label without the exclamation marks and footnote asterisks at its end. */
const trimTitle = (label: string): string => label.replace(/[!*]+$/, "");

/** The guarantee that an editor chose for a pricing block: the brand's own text, else the documented one. */
export function chosenGuarantee(option: keyof BrandConfig["guarantees"], brand: BrandConfig): Guarantee {
  const guarantee = brand.guarantees[option];
  return guarantee === undefined ? GUARANTEES[option] : { ...guarantee, title: trimTitle(guarantee.label) };
}

const ANY_TERMS =
  "If the course isn’t right for you, we’ll give you your money back. Your course’s terms say how long you have to ask, and how.";

/** The brand's own guarantee with the label from its settings. The top section links to it. [PR-039, PR-040] */
export function brandGuarantee({ guaranteeLabel, guaranteeText }: BrandConfig): Guarantee {
  return { label: guaranteeLabel, title: trimTitle(guaranteeLabel), text: guaranteeText ?? ANY_TERMS };
}

/** Whether a product has the guarantee line. Products of Florida do not. [BL-bundle-013, OQ-33] */
export function hasGuarantee(productState: string | null): boolean {
  return !["fl", "florida"].includes(productState?.trim().toLowerCase() ?? "");
}
