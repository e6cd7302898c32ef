import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "proof",
  notFor: "The brand's rating at Trustpilot: use trustpilot. Invented reviews.",
  accessibility:
    "Each review is a quotation with its author; stars are read as a figure. The slider scrolls by touch, wheel and arrow keys, and never by itself.",
};
