import { choice, color, html, link, productEntries, rows, text, toggle } from "@courseway/content-client";
import { z } from "zod";

/** What an editor sets on one bundle; its amounts come from commerce. [BL-bundle-015] */
const bundleSchema = z.object({
  topContent: html,
  topContentStyles: text,
  topBackgroundColor: color,
  topTextColor: color,
  principalContent: html,
  bottomContent: html,
  product: productEntries,
  feeModalContent: html,
  ctaLink: link,
  ctaLinkOverride: link,
  ctaLabel: text,
  ctaStyle: choice(["primary", "secondary", "tertiary"], "primary"),
  ctaLinkNewTab: toggle,
  ctaLinkNofollow: toggle,
  ctaLinkAriaLabel: text,
});

export type BundleContent = z.infer<typeof bundleSchema>;

const itemSchema = z.object({
  principalContent: html,
  labelHeader: toggle,
  productOne: toggle,
  productTwo: toggle,
  productThree: toggle,
});

/** What an editor sets on a pricing table. [BL-pricingTable-011] */
export const pricingTableSchema = z.object({
  topContent: html,
  bundles: rows(bundleSchema),
  pricingTableItems: rows(itemSchema),
  bundleTitleOne: text,
  bundleTitleTwo: text,
  bundleTitleThree: text,
  guaranteeText: choice(["moneyBack", "satisfactionGuarantee"], "moneyBack"),
});

export type PricingTableContent = z.infer<typeof pricingTableSchema>;
