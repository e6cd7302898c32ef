import { asset, categories, dateTime, html, link, rows, text, toggle } from "@courseway/content-client";
import { z } from "zod";

const articleSchema = z.object({
  image: asset,
  relatedResourceContent: html,
  relatedResourceLink: link,
  relatedResourceCtaLabel: text.transform((label) => label || "Read Full Article"),
  relatedResourcesCategory: categories,
  state: text,
  dateCreated: dateTime,
});

/** What an editor sets on a career center. [BL-careerCenter-010, BL-careerCenter-011, BL-careerCenter-012] */
export const careerCenterSchema = z
  .object({
    careerCenterTitle: text,
    careerCenterSideContent: html,
    filterTitle: text,
    filterDefaultLabel: text,
    stateFilterTitle: text,
    stateFilterDefaultLabel: text,
    categoryFilterTitle: text,
    categoryFilterDefaultLabel: text,
    isEntryListings: toggle,
    careerCenterArticleCards: rows(articleSchema),
  })
  .transform((content) => ({
    ...content,
    // [BL-careerCenter-013]
    filterTitle: content.filterTitle || "Filter by Category",
    filterDefaultLabel: content.filterDefaultLabel || "All Resources",
    stateFilterTitle: content.stateFilterTitle || "Filter by State",
    stateFilterDefaultLabel: content.stateFilterDefaultLabel || "All States",
    categoryFilterTitle: content.categoryFilterTitle || "Filter by Category",
    categoryFilterDefaultLabel: content.categoryFilterDefaultLabel || "All Categories",
  }));

export type CareerCenterContent = z.infer<typeof careerCenterSchema>;
