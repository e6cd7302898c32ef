import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { GraphicBanner } from "./GraphicBanner.tsx";
import { graphicBannerChange, graphicBannerView } from "./view.ts";

/** A promotion with a countdown, between its dates. [BL-graphicBanner-001, BL-graphicBanner-002] */
export const graphicBanner = defineBlock({
  name: "graphicBanner",
  about,
  fields,
  view: graphicBannerView,
  nextChange: graphicBannerChange,
  component: GraphicBanner,
  examples,
  isInteractive: true,
});
