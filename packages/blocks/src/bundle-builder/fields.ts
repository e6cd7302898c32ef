import { choice, type Content, firstRow, html, number, rows, table, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { buttonLook } from "../shared/button-fields.ts";

export const about =
  "Visitors choose states and a delivery method, and get the bundle of courses that these require, with hours and price.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Courses that everybody buys alike: use a bundle or product cards.",
  accessibility:
    "States and delivery are named groups, the chosen bundle and its price are live regions, and the disabled button's reason describes it. Without script each state's courses are links.",
};

const product = { productId: text("The product's id in commerce") };

/** What an editor sets on the courses of one state. [BB-018] */
const cardFields = {
  entryState: text("The state that the card is for; one without a state is left out"),
  baseProducts: table("The state's main courses, one of which is chosen", {
    ...product,
    deliveryType: choice("How the course is taught", ["webinar", "online"], "online"),
  }),
  requiredProducts: table("Courses that the state also requires", {
    ...product,
    multipleRegulators: toggle("The state has several regulators: choosing the course warns"),
  }),
  electiveProducts: table("What fills up missing hours, in this order", product),
  baseProductPrio: text("Which state's main course wins where several are chosen: the smaller text"),
  minHours: number("The least hours that the state asks for"),
  showMoreInfo: toggle("Shows the words below with the state's courses"),
  moreInfo: html("More about the state's courses"),
};

/** What an editor sets on the bundle builder. [BB-017, CP-032] */
export const fields = {
  componentTitle: text("The heading of the block"),
  recommendedProductContent: html("Text below the heading"),
  formTitle: text("The heading of the choices"),
  dropDownLabel: text("The label of the states"),
  deliveryMethodLabel: text("The label of the delivery method"),
  productListTitle: text("The heading of the main courses"),
  stateRequirementsTitle: text("The heading of what the states ask for"),
  electiveTitle: text("The heading of the electives"),
  cartCtaLabel: text("The checkout button's label; by default the brand's"),
  ...buttonLook,
  hideScheduleCta: toggle("Hides the class times of webinars"),
  builderCategory: firstRow("What the bundle is built from", {
    builderCategory: {
      productCouponOverride: text("A coupon for all courses, instead of their own"),
      bundleBuildCards: rows("The states, each with its courses", { bundleBuildCard: cardFields }),
    },
  }),
};

export type BundleBuilderContent = Content<typeof fields>;
