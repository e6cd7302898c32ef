import type { ViewInput } from "../define-block.ts";
import { type ChosenLook, chosenLook } from "../shared/button-fields.ts";
import type { CtaStyle } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import { visibleFields, type EmailFormField, type EmailFormRules } from "./rules/fields.ts";
import { emailFormVertical } from "./rules/subscriptions.ts";
import { defaultSubmitLabel } from "./rules/texts.ts";
import type { EmailFormContent } from "./fields.ts";

/** The interactive part of a form, as plain JSON. */
export interface EmailFormFieldsView {
  readonly rules: EmailFormRules;
  readonly fields: readonly EmailFormField[];
  /** Whether fields and button are in one line, instead of one below the other. [BL-emailForm-002] */
  readonly compact: boolean;
  readonly submitLabel: string;
  readonly submitStyle: CtaStyle;
  /** The editor's look of the button; absent if the editor set none. */
  readonly look?: ChosenLook;
  /** The path of the block's page. With it and the index, the host itself finds the mailing lists. */
  readonly path: string;
  readonly index: number;
}

export interface EmailFormProps {
  readonly form: EmailFormFieldsView;
  /** The page that explains what the site does with a visitor's data. */
  readonly privacyPage: string;
  readonly html: string;
  readonly picture: Picture | null;
  readonly pictureFirst: boolean;
  readonly hideContentOnMobile: boolean;
  readonly ground: "plain" | "tint";
}

/**
 * Whether a form is compact: it has a form type or a single field. With more fields it is full.
 * [BL-emailForm-002, BL-emailForm-003, OQ-18]
 */
export function isCompact(formType: string, fields: readonly EmailFormField[]): boolean {
  return formType !== "" || fields.length === 1;
}

/** [BL-emailForm-001, BL-emailForm-007] */
export function emailFormView({ content, context }: ViewInput<EmailFormContent, null>): EmailFormProps {
  const { brand, page, index } = context;
  const { formVertical, showNameField, hideEmailField, showParentEmailField, showPhoneNumberField } = content;
  const rules = { formVertical, showNameField, hideEmailField, showParentEmailField, showPhoneNumberField };
  const fields = visibleFields(rules);
  return {
    form: {
      rules,
      fields,
      compact: isCompact(content.formType, fields),
      submitLabel: content.ctaLabel || defaultSubmitLabel(emailFormVertical(content, brand)),
      submitStyle: content.ctaType,
      ...chosenLook(content),
      path: page.path,
      index,
    },
    privacyPage: brand.privacyPage,
    html: content.formContent,
    picture: toPicture(content.emailFormImage, index),
    pictureFirst: content.imageAlignment === "left",
    hideContentOnMobile: content.hideContentOnMobile,
    ground: getGround(index),
  };
}
