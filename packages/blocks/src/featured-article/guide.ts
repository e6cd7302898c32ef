import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "A whole list of articles: entryListings has filters and page numbers.",
  accessibility:
    "A list of articles whose titles are headings and links. Keep alternative texts of pictures that only decorate empty.",
};
