import { defineBlock } from "../define-block.ts";
import { Anchor } from "./Anchor.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { anchorView } from "./view.ts";

/** A link target on the page. [BL-anchor-001] */
export const anchor = defineBlock({
  name: "anchor",
  about,
  fields,
  view: anchorView,
  component: Anchor,
  examples,
});
