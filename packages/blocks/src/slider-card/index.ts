import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { SliderCard } from "./SliderCard.tsx";
import { sliderCardView } from "./view.ts";

/** Cards in a row, with arrow buttons from four cards on. [BL-sliderCard-001] */
export const sliderCard = defineBlock({
  name: "sliderCard",
  about,
  fields,
  view: sliderCardView,
  component: SliderCard,
  examples,
  isInteractive: true,
});
