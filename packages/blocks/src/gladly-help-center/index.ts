import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { GladlyHelpCenter } from "./GladlyHelpCenter.tsx";
import { gladlyHelpCenterOfPage, gladlyHelpCenterView } from "./view.ts";

/** Gladly's help center. [BL-gladlyHelpCenter-001] */
export const gladlyHelpCenter = defineBlock({
  name: "gladlyHelpCenter",
  about,
  fields,
  view: gladlyHelpCenterView,
  ofPage: gladlyHelpCenterOfPage,
  component: GladlyHelpCenter,
  examples,
  isInteractive: true,
});
