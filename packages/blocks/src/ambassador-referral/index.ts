import { defineBlock } from "../define-block.ts";
import { AmbassadorReferral } from "./AmbassadorReferral.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { ambassadorReferralView } from "./view.ts";

/** A welcome for visitors whom an ambassador sent. [BL-ambassadorReferral-003] */
export const ambassadorReferral = defineBlock({
  name: "ambassadorReferral",
  about,
  fields,
  view: ambassadorReferralView,
  component: AmbassadorReferral,
  examples,
  heading: "referralTitle",
  isInteractive: true,
});
