import { type Content, html, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { bundleFields, guaranteeText } from "../offer/bundle-column/fields.ts";

export const about =
  "Up to three bundles side by side, each with a price and a button, and a comparison of their features below.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "A single offer, or offers without anything to compare: use standAloneCta or bundle.",
  accessibility:
    "The comparison is a table with row and column headings. On phones the bundles are a list, and nothing scrolls sideways.",
};

/** What an editor sets on a pricing table. [BL-pricingTable-011] */
export const fields = {
  topContent: html("The heading and words above the table"),
  bundles: rows("The bundles, from left to right; the first three are shown", { bundleColumn: bundleFields }),
  pricingTableItems: rows("The lines of the comparison below the bundles", {
    pricingTableItem: {
      principalContent: html("What the line names; one without words is left out"),
      labelHeader: toggle("Makes the line a heading of the lines below it"),
      productOne: toggle("The first bundle has it"),
      productTwo: toggle("The second bundle has it"),
      productThree: toggle("The third bundle has it"),
    },
  }),
  bundleTitleOne: text("The name of the first bundle", "Basic"),
  bundleTitleTwo: text("The name of the second bundle", "Deluxe"),
  bundleTitleThree: text("The name of the third bundle", "Premium"),
  guaranteeText,
};

export type PricingTableContent = Content<typeof fields>;
