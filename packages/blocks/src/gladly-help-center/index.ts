import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { GladlyHelpCenter } from "./GladlyHelpCenter.tsx";
import { findPageHelpCenter, gladlyHelpCenterView } from "./view.ts";

/** Gladly's help center. [BL-gladlyHelpCenter-001] */
export const gladlyHelpCenter = defineBlock({
  name: "gladlyHelpCenter",
  about,
  fields,
  view: gladlyHelpCenterView,
  ofPage: findPageHelpCenter,
  component: GladlyHelpCenter,
  examples,
  isInteractive: true,
});
