import { type Content, html, text } from "@courseway/content-client";

export const about =
  "A lead form of HubSpot, in one step or, for the brand's form of three steps, in three. Visitors who keep third parties away see how to write to us.";

/** What an editor sets on a lead form. [AN-006] */
export const fields = {
  sectionTitle: text("The heading above the form"),
  sectionContent: html("Words between the heading and the form"),
  formId: text("The form's id in HubSpot; without one the block is not shown"),
  portalId: text("The id of the portal that the form is in; else the brand's own"),
  targetElement: text(
    "The id of the element that the form is put into, for styles and scripts; else one of the block's own",
  ),
};

export type HubspotContent = Content<typeof fields>;
