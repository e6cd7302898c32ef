import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Content to compare: visitors see one tab at a time. Short text: use an accordion, or plain text.",
  accessibility:
    "A tab list: arrow keys, Home and End move, and each tab names its panel. On phones it is a drop-down. An address with the tab's anchor opens it (with `--2` at the end in a page's second block of tabs), and without script all panels are open.",
};
