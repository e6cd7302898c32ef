import { defineBlock } from "../define-block.ts";
import { CareerCenter } from "./CareerCenter.tsx";
import { careerCenterExamples } from "./examples.ts";
import { careerCenterFragment } from "./fragment.ts";
import { careerCenterSchema } from "./schema.ts";
import { careerCenterView } from "./view.ts";

/** A listing of articles with filters and page numbers. [BL-careerCenter-001] */
export const careerCenter = defineBlock({
  name: "careerCenter",
  schema: careerCenterSchema,
  fragment: careerCenterFragment,
  view: careerCenterView,
  component: CareerCenter,
  examples: careerCenterExamples,
});
