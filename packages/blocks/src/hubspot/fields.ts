import { type Content, html, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "A HubSpot lead form in one step, or in three for the brand's three-step form. Visitors who refuse third parties see how to write to us.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "A newsletter: emailForm and emailCapture need no third party.",
  accessibility:
    "Steps are an ordered list with the current one marked, and the focus moves to the next step's first field. Without the vendor, text says how to write to us.",
};

/** What an editor sets on a lead form. [AN-006] */
export const fields = {
  sectionTitle: text("The heading above the form"),
  sectionContent: html("Text between the heading and the form"),
  formId: text("The form's id in HubSpot; without one the block is not shown"),
  portalId: text("The id of the form's portal; by default the brand's"),
  targetElement: text("The id of the form's element, for styles and scripts; by default the block sets one"),
};

export type HubspotContent = Content<typeof fields>;
