import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { Reviews } from "./Reviews.tsx";
import { reviewsView } from "./view.ts";

/** Reviews by students, in one of six layouts. [BL-reviews-001] */
export const reviews = defineBlock({
  name: "reviews",
  about,
  fields,
  view: reviewsView,
  component: Reviews,
  examples,
  isInteractive: true,
});
