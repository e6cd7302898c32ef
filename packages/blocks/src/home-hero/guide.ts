import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Any page but the home page: topSectionWysiwyg and topBundle open those.",
  accessibility:
    "It holds the page's one main heading. Tiles are a list of links; the picture behind the words is not read out. Text on it keeps its contrast under each theme.",
};
