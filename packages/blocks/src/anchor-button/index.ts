import { defineBlock } from "../define-block.ts";
import { AnchorButton } from "./AnchorButton.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { anchorButtonView } from "./view.ts";

/** A button that scrolls to a place on the same page. [BL-anchorButton-002] */
export const anchorButton = defineBlock({
  name: "anchorButton",
  about,
  fields,
  view: anchorButtonView,
  component: AnchorButton,
  examples,
});
