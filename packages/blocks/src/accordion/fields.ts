import { asset, choice, type Content, html, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { buttonFields, buttonLook } from "../shared/button-fields.ts";

export const about = "Questions that open to their answers, with room for text at the side and a button below.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Text that every visitor must read, such as prices, deadlines and terms: visitors skip closed answers.",
  accessibility:
    "Each question is the summary of a details element: Enter and Space open it, find-in-page works, and so does the block without script. A section's title is a heading.",
};

/**
 * What an editor sets on an accordion. Any display type except "boxed" means plain.
 * [BL-accordion-004, BL-accordion-005]
 */
export const fields = {
  accordionTitle: text("The heading above the questions"),
  accordionLeftContent: html("Text next to the questions"),
  accordionDisplayType: choice("A box around each question, or a line between them", ["boxed", "plain"], "plain"),
  accordionItems: rows("The questions, in this order", {
    accordionItem: {
      itemTitle: text("The question; one without it is left out"),
      itemDescription: html("The answer"),
      accordionSectionTitle: text("Begins a section of this title with this question"),
      accordionImage: asset("A picture of the answer; with pictures, opening one answer closes the others", {
        shownPx: 294,
      }),
      showDescription: toggle("Shows the answer open"),
    },
  }),
  ...buttonFields,
  ...buttonLook,
  styles: text("CSS classes of the block"),
};

export type AccordionContent = Content<typeof fields>;
