import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "A full list of articles: use entryListings.",
  accessibility:
    "A list of articles whose titles are headings and links. Leave the alternative text of decorative pictures empty.",
};
