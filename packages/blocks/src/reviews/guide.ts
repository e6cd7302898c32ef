import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "The brand's rating at Trustpilot: trustpilot shows that. Invented reviews.",
  accessibility:
    "Each review is a quotation with its author; stars are said as a figure. The slider scrolls by touch, wheel and arrow keys, and nothing moves by itself.",
};
