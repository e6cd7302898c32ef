import { type Content, html, rows, text, toggle } from "@courseway/content-client";
import { bundleFields, guaranteeText } from "../offer/bundle-column/fields.ts";

export const about =
  "Up to three bundles side by side, each with a price and a button, and a comparison of their features below.";

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
