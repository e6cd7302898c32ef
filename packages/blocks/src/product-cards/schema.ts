import {
  asset,
  choice,
  color,
  html,
  link,
  optionalChoice,
  productEntry,
  rows,
  text,
  toggle,
} from "@courseway/content-client";
import { z } from "zod";

/** What an editor sets on one card. [BL-productCards-013] */
const productCardSchema = z.object({
  cardTitle: text,
  textContent: html,
  productEntry,
  ctaLabel: text,
  ctaLink: link,
  ctaNewTab: toggle,
  ctaNofollow: toggle,
  productCtaTag: text,
  learnMoreLabel: text,
  learnMoreLink: link,
  learnMoreNewTab: toggle,
  learnMoreNofollow: toggle,
  showSavings: toggle,
  showPriceText: toggle,
  showPricing: toggle,
  starRating: text,
  starCaption: text,
  cardBackgroundColor: color,
  cardTextColor: color,
});

export type ProductCardContent = z.infer<typeof productCardSchema>;

/** What an editor sets on a grid of cards. [BL-productCards-014] */
export const productCardsSchema = z.object({
  productCardList: rows(productCardSchema),
  sectionTitle: text,
  filterType: optionalChoice(["filterByState", "filterByCategory"]),
  ctaStyle: choice(["primary", "secondary", "tertiary"], "primary"),
  hideCta: toggle,
  useCompactCards: toggle,
  styles: text,
  backgroundColor: color,
  backgroundImage: asset,
  textColor: color,
});

export type ProductCardsContent = z.infer<typeof productCardsSchema>;
