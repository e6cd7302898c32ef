import { defineBlock } from "../define-block.ts";
import { layoutExamples } from "./examples.ts";
import { layoutFragment } from "./fragment.ts";
import { Layout } from "./Layout.tsx";
import { layoutLoad } from "./load.ts";
import { layoutSchema } from "./schema.ts";
import { layoutView } from "./view.ts";

/** Text beside a picture or more text, with buttons, a dropdown and a card. [BL-layout-001] */
export const layout = defineBlock({
  name: "layout",
  schema: layoutSchema,
  fragment: layoutFragment,
  load: layoutLoad,
  view: layoutView,
  component: Layout,
  examples: layoutExamples,
});
