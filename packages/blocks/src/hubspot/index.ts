import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { Hubspot } from "./Hubspot.tsx";
import { hubspotView } from "./view.ts";

/** A HubSpot lead form. [BL-hubspot-001] */
export const hubspot = defineBlock({
  name: "hubspot",
  about,
  fields,
  view: hubspotView,
  component: Hubspot,
  examples,
  isInteractive: true,
});
