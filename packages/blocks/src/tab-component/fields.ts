import { color, type Content, firstRow, html, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about = "Tabs, each with rich text and questions that open to their answers.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Content to compare: visitors see one tab at a time. Short text: use an accordion, or plain text.",
  accessibility:
    "A tab list: arrow keys, Home and End move, and each tab names its panel. On phones it is a drop-down. An address with the tab's anchor opens it (with `--2` at the end in a page's second block of tabs), and without script all panels are open.",
};

/** What an editor sets on tabbed content. [BL-tabComponent-005] */
export const fields = {
  tabbedContentTitle: text("The heading above the tabs"),
  tab: rows("The tabs, in this order; one without words and questions is left out", {
    tab: {
      tabTitle: text(
        'The tab\'s label; without one the first is "How It Works", the second "FAQ", a later one "Tab" and its number',
      ),
      tabContentList: rows("The texts of the tab, side by side if there is room", {
        tabContent: { tabContent: html("The text") },
      }),
      accordion: firstRow("Questions below the texts", {
        tabAccordion: {
          accordionItems: rows("The questions, in this order", {
            accordionItem: {
              itemTitle: text("The question; one without it is left out"),
              itemDescription: html("The answer; a question without one is left out"),
            },
          }),
        },
      }),
      isActive: toggle("Shows this tab first; without one the first tab is shown"),
    },
  }),
  styles: text("CSS classes of the block"),
  backgroundColor: color("A color behind the block"),
};

export type TabComponentContent = Content<typeof fields>;
