import { choice } from "./choice.ts";
import type { Content, Field } from "./field.ts";
import { link } from "./link.ts";
import { firstRow, rows } from "./rows.ts";
import { optionalText, text } from "./text.ts";
import { toggle } from "./toggle.ts";

/** The fields of one button, for inclusion in a block's own fields. [LNK-001] */
export const buttonFields = {
  buttonText: text("The button's label"),
  buttonLink: link("The button's link"),
  buttonStyle: choice("How strong the button looks", ["primary", "secondary", "tertiary"], "primary"),
  buttonSize: choice("The button's size; the default suits its place", ["small", "large", "default"], "default"),
  fullWidth: toggle("Makes the button as wide as its place"),
  buttonAlignment: choice("The button's alignment", ["left", "center", "right"], "left"),
  newTab: toggle("Opens the link in a new tab"),
  nofollow: toggle("Tells search engines not to follow the link"),
  noreferrer: toggle("Hides the referring page from the other site"),
  noopener: toggle("Gives the other site no access to this page"),
  useIcon: toggle("Shows an arrow next to the label"),
  ctaTag: optionalText("Names the button in analytics"),
  buttonAriaLabel: optionalText("What a screen reader says instead of the label"),
};

/** One button. [LNK-001, LNK-002, LNK-003, LNK-004] */
export type Button = Content<typeof buttonFields>;

/** The first button of a matrix of rows of type `button`, or null. */
export const button = (about: string): Field<Button | null> => firstRow(about, { button: buttonFields });

/** All buttons of a matrix of rows of type `button`, in the editor's order. */
export const buttons = (about: string): Field<readonly Button[]> => rows(about, { button: buttonFields });
