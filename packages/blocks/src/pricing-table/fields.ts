import { choice, color, type Content, html, link, productEntries, rows, text, toggle } from "@courseway/content-client";
import { BUTTON_STYLES } from "../shared/button-fields.ts";

export const about =
  "Up to three bundles side by side, each with its price and a button, and below them what each of them has.";

/** What an editor sets on one bundle; its amounts come from commerce. [BL-bundle-015] */
const bundleFields = {
  topContent: html("The words above the price"),
  topContentStyles: text("Classes of the bundle's head, for styles of the page's own"),
  topBackgroundColor: color("The ground of the bundle's head"),
  topTextColor: color("The color of the words in the bundle's head"),
  principalContent: html("What the bundle has"),
  bottomContent: html("The words below the button"),
  product: productEntries("The products that are sold together"),
  feeModalContent: html("What the fee is; shown only where a fee is charged"),
  ctaLink: link("Where the button leads; else to the products' checkout"),
  ctaLinkOverride: link("Where the button leads in place of the link"),
  ctaLabel: text("The button's label; else the brand's own"),
  ctaStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ctaLinkNewTab: toggle("Opens the link in a new tab"),
  ctaLinkNofollow: toggle("Tells search engines not to follow the link"),
  ctaLinkAriaLabel: text("What a screen reader says in place of the label"),
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
  guaranteeText: choice("Which promise stands below the bundles", ["moneyBack", "satisfactionGuarantee"], "moneyBack"),
};

export type PricingTableContent = Content<typeof fields>;
export type BundleContent = Content<typeof bundleFields>;
