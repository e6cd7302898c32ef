import { asset, color, type Content, html, rows, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { bundleFields, guaranteeText } from "../offer/bundle-column/fields.ts";

export const about =
  "One to three bundles side by side, each with a price, a button, and an accordion of its features.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "More than three offers, or offers that differ only in price: use productCards.",
  accessibility:
    "Each bundle is a heading; its features are details elements, which open by keyboard and without script. The old price is announced as old, and a disabled button says why.",
};

/** What an editor sets on one feature of a bundle. [BL-bundle-016] */
const featureFields = {
  itemIcon: asset("The feature's icon"),
  itemTitle: text("What the feature is called; one without a title is left out"),
  itemValueDescriptor: text("Its value or amount: “$49 value”, “1,000 questions”"),
  itemBadge: text("A word in a badge next to it: “New”"),
  itemDescription: html("The text that the feature opens"),
};

const features = (bundle: string) =>
  rows(`What the ${bundle} bundle has, in this order`, { bundleAccordionItem: featureFields });

/** What an editor sets on the pricing bundle. [BL-bundle-014, BL-bundle-017] */
export const fields = {
  topContent: html("The heading and words above the bundles"),
  bundles: rows("The bundles, from left to right: basic, deluxe, premium; the first three are shown", {
    bundleColumn: bundleFields,
  }),
  basicAccordionItems: features("first"),
  deluxeAccordionItems: features("second"),
  premiumAccordionItems: features("third"),
  guaranteeText,
  styles: text("CSS classes of the block"),
  backgroundColor: color("The block's background"),
  backgroundImage: asset("A picture behind the block", { shownPx: 1280 }),
};

export type PricingBundleContent = Content<typeof fields>;
export type FeatureContent = Content<typeof featureFields>;
