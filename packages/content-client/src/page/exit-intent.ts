import { z } from "zod";
import type { FragmentNames } from "../block-contract.ts";
import { asset } from "../fields/asset.ts";
import { optionalChoice } from "../fields/choice.ts";
import { link } from "../fields/link.ts";
import { firstRow } from "../fields/rows.ts";
import { html, optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import { assetFields } from "../selections/selections.ts";

const exitIntentSchema = z.object({
  titleModal: optionalText,
  contentModal: html,
  imageModal: asset,
  imagePlacement: optionalChoice(["left", "right", "center"]),
  buttonLabelModal: optionalText,
  buttonLinkModal: link,
  buttonStyleModal: optionalText,
  enabledExitModal: toggle,
});

/** The exit-intent modal of a page. [EX-016] */
export type ExitIntent = Readonly<z.infer<typeof exitIntentSchema>>;

export const exitIntent = firstRow(exitIntentSchema);

/** The selection of `exitIntentModal`. */
export function exitIntentFields(names: FragmentNames): string {
  return `__typename ... on ${names.row("exitIntentModal", "exitIntentModal")} {
        titleModal contentModal imageModal { ${assetFields} } imagePlacement
        buttonLabelModal buttonLinkModal buttonStyleModal enabledExitModal
      }`;
}
