import { assets, type Content, html, rows, text } from "@courseway/content-client";
import { STUDY_PLAN_TEXTS } from "@courseway/pricing/texts";
import type { BlockGuide } from "../block-guide.ts";
import { buttonLook } from "../shared/button-fields.ts";

export const about = "Visitors choose a state, a course and a duration, and get the price and a link to the checkout.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "prices",
  notFor: "Products without a choice of course or length: use productPicker or productCards.",
  accessibility:
    "Choices are labeled drop-downs and named groups; price and reason are live regions. Without script each course has its own link to the checkout.",
};

/** What an editor sets on the study plan builder. [SB-002, SB-014] */
export const fields = {
  pickerHeading: text("The heading of the choices", STUDY_PLAN_TEXTS.pickerHeading),
  productBuilder: rows("What is sold, one row for each state, course and duration", {
    studyPlanRow: {
      state: text("The state, by name or code"),
      courseType: text(
        "Salesperson, Broker, Sales Associate, Managing Broker, Associate Broker, Qualifying Broker, Principal Broker or Affiliate Broker; a row of another course is left out",
      ),
      duration: text("1 Week, 1 Month or 3 Months; a row of another duration is left out"),
      productId: text("The product's id in commerce"),
      coupon: text("The product's own coupon"),
      dynamicButtonText: text("The button's label; by default “Get” and the duration"),
      buttonAriaLabel: buttonLook.buttonAriaLabel,
    },
  }),
  buttonSize: buttonLook.buttonSize,
  productCouponOverride: text("A coupon for all products, instead of their own"),
  carousel: assets("Pictures next to the choices"),
  imageCarousel: assets("Pictures next to the choices, where the field above has none", { shownPx: 640 }),
  wysiwygContent: html("Text below the pictures"),
};

export type ProductBuilderContent = Content<typeof fields>;
