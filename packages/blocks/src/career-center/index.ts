import { defineBlock } from "../define-block.ts";
import { CareerCenter } from "./CareerCenter.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { careerCenterPages, careerCenterView } from "./view.ts";

/** A listing of articles with filters and page numbers. [BL-careerCenter-001] */
export const careerCenter = defineBlock({
  name: "careerCenter",
  about,
  fields,
  view: careerCenterView,
  listingPages: careerCenterPages,
  component: CareerCenter,
  examples,
  isInteractive: true,
});
