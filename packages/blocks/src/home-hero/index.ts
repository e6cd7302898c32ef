import { defineBlock } from "../define-block.ts";
import { pickerQuotes } from "../offer/picker/build-picker.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { HomeHero } from "./HomeHero.tsx";
import { homeHeroLoad, homeHeroView } from "./view.ts";

/** The top of a home page. [BL-homeHero-002, RT-045] */
export const homeHero = defineBlock({
  name: "homeHero",
  about,
  fields,
  quotes: pickerQuotes,
  load: homeHeroLoad,
  view: homeHeroView,
  component: HomeHero,
  examples,
  heading: "heroTitle",
  isInteractive: true,
});
