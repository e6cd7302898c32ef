import { defineBlock } from "../define-block.ts";
import { AmbassadorInvite } from "./AmbassadorInvite.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { ambassadorInviteView } from "./view.ts";

/** An invitation to refer friends, with the sign-up in a dialog. [BL-ambassadorInvite-002] */
export const ambassadorInvite = defineBlock({
  name: "ambassadorInvite",
  about,
  fields,
  view: ambassadorInviteView,
  component: AmbassadorInvite,
  examples,
  heading: "ambassadorInviteTitle",
  isInteractive: true,
});
