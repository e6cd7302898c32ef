import { buttonFields as anyButton, choice, type Content, link, text, toggle } from "@courseway/content-client";
import type { ButtonSize } from "@courseway/ui";
import { buildCta, type Cta } from "./cta.ts";

/** How strong a button looks. */
export const BUTTON_STYLES = ["primary", "secondary", "tertiary"] as const;

/** How large an editor wants a button; "default" is the size that the block has for it. */
export const { buttonSize } = anyButton;

const { buttonAriaLabel } = anyButton;

/** What each block offers for a button of an editor's words, whatever it calls the other fields. [LNK-001, LNK-003, A11Y-015] */
export const buttonLook = { buttonSize, buttonAriaLabel };

/** Size and accessible name as `buildCta` takes them. */
export const readLook = (look: Content<typeof buttonLook>) => ({
  size: look.buttonSize,
  ariaLabel: look.buttonAriaLabel,
});

/** Size and accessible name of a button, as far as an editor set them. Plain JSON. */
export interface ChosenLook {
  readonly size?: ButtonSize;
  readonly ariaLabel?: string;
}

/** What an editor chose, for what a page sends along: nothing where they chose nothing. */
export function chosenLook(look: Content<typeof buttonLook>): { readonly look?: ChosenLook } {
  const chosen: ChosenLook = {
    ...(look.buttonSize === "default" ? {} : { size: look.buttonSize }),
    ...(look.buttonAriaLabel ? { ariaLabel: look.buttonAriaLabel } : {}),
  };
  return Object.keys(chosen).length === 0 ? {} : { look: chosen };
}

/** The size that an editor chose, or the block's own. */
export const getSize = (chosen: ButtonSize, own: ButtonSize = "default"): ButtonSize =>
  chosen === "default" ? own : chosen;

/** An editor's button, under the names that layout and accordion give it. [BL-layout-005, BL-accordion-005] */
export const buttonFields = {
  buttonLink: link("The button's link; without a link there is no button"),
  buttonLabel: text("The button's label; without a label there is no button"),
  buttonType: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  buttonLinkNewTab: toggle("Opens the link in a new tab"),
  buttonLinkNofollow: toggle("Tells search engines not to follow the link"),
  buttonCtaTag: text("Names the button in analytics"),
  buttonSize,
};

/** A button's content; the accessible name has a name of its own in each block. */
export type ButtonContent = Content<typeof buttonFields> & { readonly ariaLabel: string | null };

/** A button that is ready to show, or null without a label or a link. [LNK-019] */
export function buttonCta(fields: ButtonContent): Cta | null {
  return buildCta({
    label: fields.buttonLabel,
    link: fields.buttonLink,
    style: fields.buttonType,
    newTab: fields.buttonLinkNewTab,
    nofollow: fields.buttonLinkNofollow,
    ariaLabel: fields.ariaLabel,
    size: fields.buttonSize,
    tag: fields.buttonCtaTag,
  });
}
