import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Articles of the blog: featuredArticle and entryListings know their titles and pictures.",
  accessibility:
    "Cards are articles. Begin each one's text with a heading of the page's next level, and let its button make sense without it. A picture needs an alternative text unless it only decorates.",
};
