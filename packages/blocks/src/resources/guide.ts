import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Articles of the blog: featuredArticle and entryListings know their titles and pictures.",
  accessibility:
    "Cards are articles. Begin each one's words with a heading of the page's next level, and let its button make sense without them. A picture needs an alternative text unless it only decorates.",
};
