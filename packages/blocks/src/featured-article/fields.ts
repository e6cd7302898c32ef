import { type Content, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "Up to three of the site's featured articles for the page's state and categories. Not shown without any.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "A full list of articles: use entryListings.",
  accessibility:
    "A list of articles whose titles are headings and links. Leave the alternative text of decorative pictures empty.",
};

/** What an editor sets on featured articles; the articles come from the global set. [BL-featuredArticle-003, PB-023] */
export const fields = {
  componentTitle: text("The heading; {state} and {categories} are replaced by the page's"),
};

export type FeaturedArticleContent = Content<typeof fields>;
