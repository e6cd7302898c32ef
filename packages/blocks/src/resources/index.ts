import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { Resources } from "./Resources.tsx";
import { resourcesView } from "./view.ts";

/** Cards for resources to read or to use. [BL-resources-001] */
export const resources = defineBlock({
  name: "resources",
  about,
  fields,
  view: resourcesView,
  component: Resources,
  examples,
});
