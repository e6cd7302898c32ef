import { choice, type Content, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";
import { TRUST_WIDGET_TYPES } from "./types.ts";

export const about =
  "Trustpilot's reviews of the brand or a product. Visitors who refuse third parties see the rating as our own text.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "proof",
  notFor: "Reviews chosen by an editor: use reviews.",
  accessibility:
    "The widget's height is reserved, so nothing jumps. Visitors who refuse third parties get the rating as text.",
};

/** What an editor sets on the trust review widget. [BL-trustpilot-005] */
export const fields = {
  trustpilotDisplayType: choice("Which of Trustpilot's widgets it is", TRUST_WIDGET_TYPES, "grid"),
  showHideTrustpilot: toggle("Shows the block; without it there is none"),
  dataSku: text(
    "The SKU of the reviewed product, or several, comma-separated; by default a product review widget uses the page's",
  ),
  dataName: text("The product's name, as the widget says it"),
};

export type TrustpilotContent = Content<typeof fields>;
