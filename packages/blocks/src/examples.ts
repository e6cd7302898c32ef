// Plain Node loads this file (the sandbox does), so nothing here may reach React or JSX.
import type { BlockFragment } from "@courseway/content-client";
import { accordionExamples } from "./accordion/examples.ts";
import { accordionFragment } from "./accordion/fragment.ts";
import { careerCenterExamples } from "./career-center/examples.ts";
import { careerCenterFragment } from "./career-center/fragment.ts";
import type { BlockExamples } from "./define-block.ts";
import { emailFormExamples } from "./email-form/examples.ts";
import { emailFormFragment } from "./email-form/fragment.ts";
import { layoutExamples } from "./layout/examples.ts";
import { layoutFragment } from "./layout/fragment.ts";
import { learnMoreExamples } from "./learn-more/examples.ts";
import { learnMoreFragment } from "./learn-more/fragment.ts";
import { pricingTableExamples } from "./pricing-table/examples.ts";
import { pricingTableFragment } from "./pricing-table/fragment.ts";
import { productCardsExamples } from "./product-cards/examples.ts";
import { productCardsFragment } from "./product-cards/fragment.ts";
import { topSectionExamples } from "./top-section-wysiwyg/examples.ts";
import { topSectionFragment } from "./top-section-wysiwyg/fragment.ts";

/** Every block's examples by its name, as the content API would send them. */
export const blockExamples: Readonly<Record<string, BlockExamples>> = {
  accordion: accordionExamples,
  careerCenter: careerCenterExamples,
  emailForm: emailFormExamples,
  layout: layoutExamples,
  learnMore: learnMoreExamples,
  pricingTable: pricingTableExamples,
  productCards: productCardsExamples,
  topSectionWysiwyg: topSectionExamples,
};

/** Every block's GraphQL selection by its name. */
export const blockFragments: Readonly<Record<string, BlockFragment>> = {
  accordion: accordionFragment,
  careerCenter: careerCenterFragment,
  emailForm: emailFormFragment,
  layout: layoutFragment,
  learnMore: learnMoreFragment,
  pricingTable: pricingTableFragment,
  productCards: productCardsFragment,
  topSectionWysiwyg: topSectionFragment,
};
