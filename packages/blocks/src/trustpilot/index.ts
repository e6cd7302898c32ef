import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { trustpilotLoad, trustpilotView } from "./view.ts";
import { Trustpilot } from "./Trustpilot.tsx";

/** Reviews in one of Trustpilot's own widgets. [BL-trustpilot-001] */
export const trustpilot = defineBlock({
  name: "trustpilot",
  about,
  fields,
  load: trustpilotLoad,
  view: trustpilotView,
  component: Trustpilot,
  examples,
  isInteractive: true,
});
