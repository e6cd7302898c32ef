import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Content to compare: visitors see one tab at a time. Few words: an accordion, or nothing at all.",
  accessibility:
    "Tabs are a tab list: arrow keys, Home and End move, and each panel is named by its tab. On phones they are a drop-down. An address with the tab's anchor opens it (of a page's second block of tabs it ends in `--2`), and without script all panels are open.",
};
