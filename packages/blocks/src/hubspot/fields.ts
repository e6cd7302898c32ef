import { type Content, html, text } from "@courseway/content-client";

export const about =
  "A HubSpot lead form in one step, or in three for the brand's three-step form. Visitors who refuse third parties see how to write to us.";

/** What an editor sets on a lead form. [AN-006] */
export const fields = {
  sectionTitle: text("The heading above the form"),
  sectionContent: html("Text between the heading and the form"),
  formId: text("The form's id in HubSpot; without one the block is not shown"),
  portalId: text("The id of the portal that the form is in; else the brand's own"),
  targetElement: text(
    "The id of the element that the form is put into, for styles and scripts; else one of the block's own",
  ),
};

export type HubspotContent = Content<typeof fields>;
