import { asset, choice, html, link, rows, text, toggle } from "@courseway/content-client";
import { z } from "zod";
import { buttonShape } from "../shared/button-fields.ts";
import { dropdownItemSchema } from "../shared/dropdown/schema.ts";

const style = choice(["primary", "secondary", "tertiary"], "primary");

const productRowSchema = z.object({
  state: text,
  productName: text,
  productLink: link,
  ctaOverride: text,
  noFollow: toggle,
  noReferrer: toggle,
});

/** What an editor sets on a layout block. [BL-layout-005] */
export const layoutSchema = z.object({
  layoutTitle: text,
  layoutContent: html,
  layoutRightContent: html,
  image: asset,
  imageAlignment: choice(["left", "right"], "right"),
  cardType: text,
  cardImage: asset,
  cardContent: html,
  cardButtonLink: link,
  cardButtonLabel: text,
  cardButtonType: style,
  cardButtonLinkNewTab: toggle,
  cardButtonLinkNofollow: toggle,
  cardButtonLinkAriaLabel: text,
  cardButtonCtaTag: text,
  buttons: rows(z.object({ ...buttonShape, buttonLinkAriaLabel: text })),
  dropdown: rows(dropdownItemSchema),
  dropdownTopLabel: text,
  dropdownPlaceholder: text,
  productPickerTable: rows(productRowSchema),
  layoutSplit: text,
  hideStandaloneProductPicker: toggle,
  showTrustpilot: toggle,
  highlightedTextModal1: html,
  highlightedTextModal2: html,
  buttonLayout: choice(["row", "grid"], "row"),
  buttonAlignment: choice(["left", "center", "right"], "left"),
});

export type LayoutContent = z.infer<typeof layoutSchema>;
