import { type Content, text } from "@courseway/content-client";

export const about =
  "Up to three of the site's featured articles for the page's state and categories. Not shown without any.";

/** What an editor sets on featured articles; the articles come from the global set. [BL-featuredArticle-003, PB-023] */
export const fields = {
  componentTitle: text("The heading; {state} and {categories} are replaced by the page's"),
};

export type FeaturedArticleContent = Content<typeof fields>;
