import {
  asset,
  choice,
  color,
  dateTime,
  firstRow,
  html,
  link,
  optionalChoice,
  productEntry,
  rows,
  text,
  toggle,
} from "@courseway/content-client";
import { z } from "zod";

const styles = ["primary", "secondary", "tertiary"] as const;

const sealSchema = z.object({ sealIcon: asset, sealIconText: html });

const categoryWidgetSchema = z.object({ categoryTitle: text, categoryImage: asset, categoryContent: html });

const featuredContentSchema = z.object({
  featuredContentText: html,
  featuredContentIcon: asset,
  backgroundColor: color,
});

const videoButtonSchema = z.object({
  buttonType: text,
  ctaType: choice(styles, "secondary"),
  ctaLabel: text,
  wistiaId: text,
  ctaOtherlink: link,
});

const countdownSchema = z.object({ promotionStartDateTime: dateTime, promotionEndsDateTime: dateTime });

/** What an editor sets on a page's top section. [BL-topSectionWysiwyg-011, BL-categoryWidget-001] */
export const topSectionSchema = z.object({
  eyebrow: text,
  sectionTitle: text,
  sectionContent: html,
  rightContent: html,
  bottomRightContent: rows(sealSchema),
  categoryWidgets: rows(categoryWidgetSchema),
  featuredContent: firstRow(featuredContentSchema),
  productSeal: asset,
  product: productEntry,
  ctaLabel: text,
  ctaLink: link,
  ctaType: choice(styles, "primary"),
  ctaTag: text,
  ctaNewTab: toggle,
  ctaNofollow: toggle,
  ctaArrowDirection: optionalChoice(["up", "down"]),
  videoButton: firstRow(videoButtonSchema),
  modalContent: html,
  highlightedTextModal1: html,
  highlightedTextModal2: html,
  hideGuaranteeLink: toggle,
  showPricing: toggle,
  pricingText: html,
  showOfferTimer: toggle,
  countdownInfo: firstRow(countdownSchema),
  courseOverviewPopup: toggle,
  showTrustpilotStars: toggle,
  styles: text,
  textColor: color,
  backgroundImage: asset,
  contentAlignment: choice(["left", "center", "right"], "left"),
});

export type TopSectionContent = z.infer<typeof topSectionSchema>;
