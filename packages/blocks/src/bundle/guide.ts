import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "More than three offers, or offers that differ only in price: use productCards.",
  accessibility:
    "Each bundle is a heading; its features are details elements, which open by keyboard and without script. The old price is announced as old, and a disabled button says why.",
};
