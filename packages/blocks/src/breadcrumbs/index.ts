import { defineBlock } from "../define-block.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { breadcrumbsNodes, breadcrumbsView } from "./view.ts";

/** The page's position on the site. [BL-breadcrumbs-001] */
export const breadcrumbs = defineBlock({
  name: "breadcrumbs",
  about,
  fields,
  view: breadcrumbsView,
  structuredData: breadcrumbsNodes,
  component: Breadcrumbs,
  examples,
});
