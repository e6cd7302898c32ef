import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { Slider } from "./Slider.tsx";
import { sliderView } from "./view.ts";

/** Pictures with text, one slide at a time. [BL-slider-001] */
export const slider = defineBlock({
  name: "slider",
  about,
  fields,
  view: sliderView,
  component: Slider,
  examples,
  isInteractive: true,
});
