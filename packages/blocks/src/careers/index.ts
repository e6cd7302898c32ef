import { defineBlock } from "../define-block.ts";
import { Careers } from "./Careers.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { careersLoad, careersView } from "./view.ts";

/** The open jobs, with a filter by department. [BL-careers-001] */
export const careers = defineBlock({
  name: "careers",
  about,
  fields,
  load: careersLoad,
  view: careersView,
  component: Careers,
  examples,
  isInteractive: true,
});
