import { asset, choice, html, optionalChoice, productEntry, text, toggle } from "@courseway/content-client";
import { z } from "zod";

/** What an editor sets on an email form. [BL-emailForm-007] */
export const emailFormSchema = z.object({
  formType: text,
  formVertical: optionalChoice(["RE", "DE", "INS", "MTG"]),
  showNameField: toggle,
  hideEmailField: toggle,
  showParentEmailField: toggle,
  showPhoneNumberField: toggle,
  subscriptionListIds: text,
  ctaLabel: text,
  ctaType: choice(["primary", "secondary", "tertiary"], "primary"),
  formContent: html,
  emailFormImage: asset,
  imageAlignment: choice(["left", "right"], "right"),
  hideContentOnMobile: toggle,
  product: productEntry,
});

/** The content of an email form; the rules of the form take it as it is. */
export type EmailFormContent = z.infer<typeof emailFormSchema>;
