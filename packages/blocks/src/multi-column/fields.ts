import { choice, type Content, html, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { dropdownItemFields } from "../shared/dropdown/dropdown-links.ts";

export const about = "Text in columns, each with an optional dropdown.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Tables of figures, and text that must be read in one go.",
  accessibility:
    "Columns are read from left to right and stack on phones. Text that opens a dialog is a button; the dialog takes and returns the focus.",
};

/** What an editor sets on columns. [BL-multiColumn-008] */
export const fields = {
  componentTitle: text("The heading above the columns"),
  columnList: rows("The columns, in this order; an empty one is left out", {
    column: {
      columnContent: html("The column's text"),
      dropdown: rows("The rows of a dropdown below them, each a link", { dropdownItem: dropdownItemFields }),
      dropdownTitle: text("The label above the dropdown"),
      dropdownAlignment: choice("The dropdown's alignment in its column", ["left", "center", "right"], "left"),
      isSample: toggle("Marks the column as a sample, to be replaced before the brand goes live"),
    },
  }),
  twoColumnDistribution: choice(
    "How two columns share the page: three fifths left or right, or 30 to 70",
    ["leftLarge", "rightLarge", "oneThird"],
    "leftLarge",
  ),
  tailwindClasses: text("CSS classes of the block"),
  highlightedTextModal1: html("The dialog that words of the class highlighted-text-modal-1 open"),
  highlightedTextModal2: html("The dialog that words of the class highlighted-text-modal-2 open"),
};

export type MultiColumnContent = Content<typeof fields>;
