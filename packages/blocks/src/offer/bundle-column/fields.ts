import { choice, color, type Content, html, link, productEntries, text, toggle } from "@courseway/content-client";
import { BUTTON_STYLES, buttonSize } from "../../shared/button-fields.ts";

/** What an editor sets on one bundle; its amounts come from commerce. [BL-bundle-015] */
export const bundleFields = {
  topContent: html("The text above the price"),
  topContentStyles: text("Classes of the bundle's head, for styles of the page's own"),
  topBackgroundColor: color("The background of the bundle's head"),
  topTextColor: color("The color of the words in the bundle's head"),
  principalContent: html("What the bundle has"),
  bottomContent: html("The text below the button"),
  product: productEntries("The products that are sold together"),
  feeModalContent: html("What the fee is; shown only where a fee is charged"),
  ctaLink: link("The button's link; by default the products' checkout"),
  ctaLinkOverride: link("Replaces the link"),
  ctaLabel: text("The button's label; by default the brand's"),
  ctaStyle: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ctaLinkNewTab: toggle("Opens the link in a new tab"),
  ctaLinkNofollow: toggle("Tells search engines not to follow the link"),
  buttonSize,
  ctaLinkAriaLabel: text("What a screen reader says instead of the label"),
};

/** The guarantee of all bundles of a block. [BL-bundle-008, BL-bundle-011] */
export const guaranteeText = choice(
  "The promise below the bundles",
  ["moneyBack", "satisfactionGuarantee"],
  "moneyBack",
);

export type BundleContent = Content<typeof bundleFields>;
