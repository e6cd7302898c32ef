import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "More than three offers, or offers that differ in one price only: productCards hold those.",
  accessibility:
    "Each bundle is a heading with its features in details elements, which open by keyboard and without script. The old price is said to be the old one, and a disabled way on says why.",
};
