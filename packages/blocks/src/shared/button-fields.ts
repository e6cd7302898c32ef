import { choice, type Content, link, text, toggle } from "@courseway/content-client";
import { ctaOf, type Cta } from "./cta.ts";

/** How strong a button looks. */
export const BUTTON_STYLES = ["primary", "secondary", "tertiary"] as const;

/** An editor's button, under the names that layout and accordion give it. [BL-layout-005, BL-accordion-005] */
export const buttonFields = {
  buttonLink: link("Where the button leads; without a link there is no button"),
  buttonLabel: text("The button's label; without a label there is no button"),
  buttonType: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  buttonLinkNewTab: toggle("Opens the button's link in a new tab"),
  buttonLinkNofollow: toggle("Tells search engines not to follow the button's link"),
  buttonCtaTag: text("Names the button in analytics"),
};

/** A button's content; only some blocks give an accessible name. */
export type ButtonContent = Content<typeof buttonFields> & { readonly buttonLinkAriaLabel?: string };

/** A button that is ready to show, or null without a label or a link. [LNK-019] */
export function buttonCta(fields: ButtonContent): Cta | null {
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
