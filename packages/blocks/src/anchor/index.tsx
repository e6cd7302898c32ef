import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { type AnchorProps, anchorView } from "./view.ts";

/** A link target without height. [BL-anchor-001] */
function Anchor({ id }: AnchorProps) {
  return <div className="cw-anchor" id={id} />;
}

/** A link target on the page. [BL-anchor-001] */
export const anchor = defineBlock({
  name: "anchor",
  about,
  fields,
  view: anchorView,
  component: Anchor,
  examples,
});
