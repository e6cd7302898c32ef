import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "heroes",
  notFor: "Any page but the home page: use topSectionWysiwyg or topBundle.",
  accessibility:
    "It has the page's one main heading. Tiles are a list of links; the picture behind the text is not read out. Text keeps its contrast in each theme.",
};
