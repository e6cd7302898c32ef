import type { ViewInput } from "../define-block.ts";
import { anchorName } from "../shared/anchor-name.ts";
import { getGround } from "../shared/ground.ts";
import type { HubspotContent } from "./fields.ts";

/** The part that a visitor acts on; plain JSON. */
export interface LeadFormView {
  /** HubSpot's ids of the forms, one for each step. */
  readonly forms: readonly string[];
  readonly portalId: string;
  /** Begins the ids of the elements that forms are put into. */
  readonly target: string;
  readonly script: string;
  /** Names the form in analytics. */
  readonly name: string;
}

export interface HubspotProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly html: string;
  readonly form: LeadFormView;
  /** Where visitors who do without the form are helped. */
  readonly helpPage: string;
}

/** Ids come from content and go into a third party's hands. */
const ID = /^[\w-]{1,64}$/;

/** A form needs its id, and a brand that lets HubSpot in. [BL-hubspot-001, AN-006] */
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
