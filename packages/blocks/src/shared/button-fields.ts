import { buttonFields as anyButton, choice, type Content, link, text, toggle } from "@courseway/content-client";
import type { ButtonSize } from "@courseway/ui";
import { buildCta, type Cta } from "./cta.ts";

/** How strong a button looks. */
export const BUTTON_STYLES = ["primary", "secondary", "tertiary"] as const;

/** The field for a button's size; "default" is the block's own size. */
export const { buttonSize } = anyButton;

const { buttonAriaLabel } = anyButton;

/**
 * The fields that each block has for an editor's button, whatever its other fields are called.
 * [LNK-001, LNK-003, A11Y-015]
 */
export const buttonLook = { buttonSize, buttonAriaLabel };

/** Size and accessible name as `buildCta` takes them. */
export const readLook = (look: Content<typeof buttonLook>) => ({
  size: look.buttonSize,
  ariaLabel: look.buttonAriaLabel,
});

/** The size and accessible name that an editor set for a button. Plain JSON. */
export interface ChosenLook {
  readonly size?: ButtonSize;
  readonly ariaLabel?: string;
}

/** The editor's choices for the data in a page; an empty object if they chose nothing. */
export function chosenLook(look: Content<typeof buttonLook>): { readonly look?: ChosenLook } {
  const chosen: ChosenLook = {
    ...(look.buttonSize === "default" ? {} : { size: look.buttonSize }),
    ...(look.buttonAriaLabel ? { ariaLabel: look.buttonAriaLabel } : {}),
  };
  return Object.keys(chosen).length === 0 ? {} : { look: chosen };
}

/** The size that an editor chose, or the block's own. */
export const getSize = (chosen: ButtonSize, blockSize: ButtonSize = "default"): ButtonSize =>
  chosen === "default" ? blockSize : chosen;

/** The fields of an editor's button, with the names that layout and accordion use. [BL-layout-005, BL-accordion-005] */
export const buttonFields = {
  buttonLink: link("The button's link; without a link there is no button"),
  buttonLabel: text("The button's label; without a label there is no button"),
  buttonType: choice("How strong the button looks", BUTTON_STYLES, "primary"),
  buttonLinkNewTab: toggle("Opens the link in a new tab"),
  buttonLinkNofollow: toggle("Tells search engines not to follow the link"),
  buttonCtaTag: text("Names the button in analytics"),
  buttonSize,
};

/** A button's content. Each block names the field for the accessible name differently. */
export type ButtonContent = Content<typeof buttonFields> & { readonly ariaLabel: string | null };

/** A button, ready to render; null without a label or a link. [LNK-019] */
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
