import { asset, choice, type Content, html, link, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonFields, buttonSize } from "../shared/button-fields.ts";
import { dropdownItemFields } from "../shared/dropdown/dropdown-links.ts";
import { productTable } from "../offer/picker/fields.ts";

export const about = "Text next to a picture or more text, with buttons, a dropdown, a product picker and a card.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "The top of a page, which has its own blocks. Three texts side by side: use multiColumn.",
  accessibility:
    "On phones the text comes before the picture, as it is read out. Use the page's next heading level in the text.",
};

/** What an editor sets on a layout block. [BL-layout-005] */
export const fields = {
  layoutTitle: text("The heading"),
  layoutContent: html("The text; it may hold a product picker or stars as a shortcode"),
  layoutRightContent: html("More text, instead of the picture"),
  image: asset("The picture next to the text", { shownPx: 534 }),
  imageAlignment: choice("The picture's side", ["left", "right"], "right"),
  cardType: text("“horizontal” puts the card's picture next to its text, anything else above it"),
  cardImage: asset("The card's picture", { shownPx: 360 }),
  cardContent: html("The card's text"),
  cardButtonLink: link("The link of the card's button"),
  cardButtonLabel: text("The label of the card's button"),
  cardButtonType: choice("How strong the card's button looks", BUTTON_STYLES, "primary"),
  cardButtonLinkNewTab: toggle("Opens the link of the card's button in a new tab"),
  cardButtonLinkNofollow: toggle("Tells search engines not to follow the link of the card's button"),
  cardButtonSize: buttonSize,
  cardButtonLinkAriaLabel: text("What a screen reader says instead of the label of the card's button"),
  cardButtonCtaTag: text("Names the card's button in analytics"),
  buttons: rows("The buttons below the words", {
    button: {
      ...buttonFields,
      buttonLinkAriaLabel: text("What a screen reader says instead of the label"),
    },
  }),
  dropdown: rows("The rows of a dropdown, each a link", { dropdownItem: dropdownItemFields }),
  dropdownTopLabel: text("The label above the dropdown"),
  dropdownPlaceholder: text("What the dropdown says while nothing is chosen"),
  productPickerTable: productTable,
  layoutSplit: text("How the room is shared between words and picture, such as 60/40"),
  hideStandaloneProductPicker: toggle("Shows the product picker only where the words hold its shortcode"),
  showTrustpilot: toggle("Shows the brand's rating"),
  highlightedTextModal1: html("The dialog that words of the class highlighted-text-modal-1 open"),
  highlightedTextModal2: html("The dialog that words of the class highlighted-text-modal-2 open"),
  buttonLayout: choice("Buttons in a row, or in a grid", ["row", "grid"], "row"),
  buttonAlignment: choice("The buttons' alignment", ["left", "center", "right"], "left"),
};

export type LayoutContent = Content<typeof fields>;
