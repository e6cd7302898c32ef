import { choice, link, text, toggle } from "@courseway/content-client";
import { z } from "zod";
import { ctaOf, type Cta } from "./cta.ts";

/** An editor's button, under the names that layout and accordion give it. [BL-layout-005, BL-accordion-005] */
export const buttonShape = {
  buttonLink: link,
  buttonLabel: text,
  buttonType: choice(["primary", "secondary", "tertiary"], "primary"),
  buttonLinkNewTab: toggle,
  buttonLinkNofollow: toggle,
  buttonCtaTag: text,
};

const buttonSchema = z.object(buttonShape);

/** A button's fields; only some blocks give an accessible name. */
export type ButtonFields = z.infer<typeof buttonSchema> & { readonly buttonLinkAriaLabel?: string };

/** A button that is ready to show, or null without a label or a link. [LNK-019] */
export function buttonCta(fields: ButtonFields): Cta | null {
  return ctaOf({
    label: fields.buttonLabel,
    link: fields.buttonLink,
    style: fields.buttonType,
    newTab: fields.buttonLinkNewTab,
    nofollow: fields.buttonLinkNofollow,
    ariaLabel: fields.buttonLinkAriaLabel,
    tag: fields.buttonCtaTag,
  });
}
