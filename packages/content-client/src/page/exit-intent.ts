import { asset } from "../fields/asset.ts";
import { optionalChoice } from "../fields/choice.ts";
import type { Content } from "../fields/field.ts";
import { link } from "../fields/link.ts";
import { html, optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";

/** The fields of the row `exitIntentModal`. [EX-016] */
export const exitIntentFields = {
  titleModal: optionalText("The modal's title"),
  contentModal: html("What the modal says"),
  imageModal: asset("The modal's picture", { shownPx: 480 }),
  imagePlacement: optionalChoice("The picture's side", ["left", "right", "center"]),
  buttonLabelModal: optionalText("The button's label"),
  buttonLinkModal: link("The button's link"),
  buttonStyleModal: optionalText("How strong the button looks"),
  enabledExitModal: toggle("Shows the modal to a visitor who is about to leave"),
};

/** The exit-intent modal of a page. [EX-016] */
export type ExitIntent = Content<typeof exitIntentFields>;
