import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { MultiIcon } from "./MultiIcon.tsx";
import { multiIconView } from "./view.ts";

/** A row of small pictures. [BL-multiIcon-005] */
export const multiIcon = defineBlock({
  name: "multiIcon",
  about,
  fields,
  view: multiIconView,
  component: MultiIcon,
  examples,
});
