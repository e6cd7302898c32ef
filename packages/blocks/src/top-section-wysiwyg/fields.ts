import {
  asset,
  choice,
  color,
  type Content,
  dateTime,
  firstRow,
  html,
  link,
  optionalChoice,
  productEntry,
  rows,
  text,
  toggle,
} from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { BUTTON_STYLES, buttonLook } from "../shared/button-fields.ts";

export const about =
  "The top of a page: main heading, text, a price with one clear action, and room for more at the side.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "heroes",
  notFor: "The home page: use homeHero. The middle of a page: use layout.",
  accessibility:
    "It has the page's one main heading. Price, rating and countdown are text, dialogs take and return the focus, and the film opens only on request.",
};

/** What an editor sets on a page's top section. [BL-topSectionWysiwyg-011, BL-categoryWidget-001] */
export const fields = {
  eyebrow: text("A few words above the heading"),
  sectionTitle: text("The page's main heading"),
  sectionContent: html("The text below the heading"),
  rightContent: html("Text in the right column; it replaces the category widgets"),
  bottomRightContent: rows("Seals below the right column's text", {
    sealContent: { sealIcon: asset("The seal's picture"), sealIconText: html("The seal's text") },
  }),
  categoryWidgets: rows("Cards next to the heading, each a category", {
    categoryWidget: {
      categoryTitle: text("The card's title"),
      categoryImage: asset("The card's picture", { shownPx: 370 }),
      categoryContent: html("The card's text"),
    },
  }),
  featuredContent: firstRow("A highlighted remark; it needs text and an icon", {
    featured: {
      featuredContentText: html("The remark"),
      featuredContentIcon: asset("Its icon"),
      backgroundColor: color("Its background"),
    },
  }),
  productSeal: asset("A seal of the product"),
  product: productEntry("The product that the section sells"),
  ctaLabel: text("The button's label; by default the brand's"),
  ctaLink: link("The button's link; by default the product's checkout. #useModal opens the dialog below"),
  ctaType: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  ...buttonLook,
  ctaTag: text("Names the button in analytics"),
  ctaNewTab: toggle("Opens the link in a new tab"),
  ctaNofollow: toggle("Tells search engines not to follow the link"),
  ctaArrowDirection: optionalChoice("An arrow on the button", ["up", "down"]),
  videoButton: firstRow("A second button, or one that plays a film", {
    videoButton: {
      buttonType: text("“button” makes it a second button; otherwise it plays the film"),
      ctaType: choice("How strong the second button looks", BUTTON_STYLES, "secondary"),
      ...buttonLook,
      ctaLabel: text("Its label; by default “Start Today”, or “Watch Overview” for a film"),
      wistiaId: text("The film's id"),
      ctaOtherlink: link("The second button's link; #webinar-schedule opens the class schedule"),
    },
  }),
  modalContent: html("The dialog that a link to #useModal opens"),
  highlightedTextModal1: html("The dialog that words of the class highlighted-text-modal-1 open"),
  highlightedTextModal2: html("The dialog that words of the class highlighted-text-modal-2 open"),
  hideGuaranteeLink: toggle("Hides the brand's guarantee"),
  showPricing: toggle("Shows the price"),
  pricingText: html("Text with the price; ${price} and similar placeholders are filled in"),
  showOfferTimer: toggle("Counts down to the end of the dates below"),
  countdownInfo: firstRow("The dates of the countdown", {
    countdown: {
      promotionStartDateTime: dateTime("When the countdown begins"),
      promotionEndsDateTime: dateTime("What the countdown counts to"),
    },
  }),
  courseOverviewPopup: toggle("Lets a small panel follow the visitor instead of a bar"),
  showTrustpilotStars: toggle("Shows the brand's rating"),
  styles: text("CSS classes of the block"),
  textColor: color("The color of the block's text"),
  backgroundImage: asset("A picture behind the block", { shownPx: 1280 }),
  contentAlignment: choice("The text's alignment", ["left", "center", "right"], "left"),
};

export type TopSectionContent = Content<typeof fields>;
