import type { ViewInput } from "../define-block.ts";
import { anchorName } from "../shared/anchor-name.ts";
import { getGround } from "../shared/ground.ts";
import type { HubspotContent } from "./fields.ts";

/** The interactive part, as plain JSON. */
export interface LeadFormView {
  /** The forms' ids in HubSpot, one for each step. */
  readonly forms: readonly string[];
  readonly portalId: string;
  /** The prefix of the ids of the elements that contain the forms. */
  readonly target: string;
  readonly script: string;
  /** The form's name in analytics. */
  readonly name: string;
}

export interface HubspotProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly html: string;
  readonly form: LeadFormView;
  /** The page where visitors without the form get help. */
  readonly helpPage: string;
}

/** A valid id. Ids come from content and are sent to a third party. */
const ID = /^[\w-]{1,64}$/;

/** Null without a valid form id, or if the brand does not allow HubSpot. [BL-hubspot-001, AN-006] */
export function hubspotView({
  content,
  context: { brand, index },
}: ViewInput<HubspotContent, null>): HubspotProps | null {
  const { forms } = brand.vendors;
  const { formId } = content;
  if (forms === null || !ID.test(formId)) return null;
  const isThreeSteps = forms.threeSteps?.formId === formId;
  return {
    ground: getGround(index),
    title: content.sectionTitle,
    html: content.sectionContent,
    form: {
      forms: [...(isThreeSteps ? (forms.threeSteps?.firstForms ?? []) : []), formId],
      portalId: ID.test(content.portalId) ? content.portalId : forms.portalId,
      target: anchorName(content.targetElement) || `block-${index}-form`,
      script: forms.scriptUrl,
      name: `hubspot-${index}`,
    },
    helpPage: brand.helpPage,
  };
}
