import { choice, type Content, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

/**
 * The nine widgets, each with its Trustpilot template id and its height in px. [BL-trustpilot-001, BL-trustpilot-004]
 */
export const TRUST_WIDGETS = {
  slider: { template: "54ad5defc6454f065c28af8b", height: 240 },
  grid: { template: "539adbd6dec7e10e686debee", height: 500 },
  productReview: { template: "5717796816f630043868e2e8", height: 400 },
  horizontal: { template: "5406e65db0d04a09e042d5fc", height: 30 },
  microCombo: { template: "5419b6ffb0d04a076446a9af", height: 30 },
  microTrustScore: { template: "5419b637fa0340045cd0c936", height: 30 },
  mini: { template: "53aa8807dec7e10d38f59f32", height: 130 },
  carousel: { template: "53aa8912dec7e10d38f59f36", height: 240 },
  list: { template: "539ad60defb9600b94d7df2c", height: 500 },
} as const;

export type TrustWidgetType = keyof typeof TRUST_WIDGETS;

export const TRUST_WIDGET_TYPES = [
  "slider",
  "grid",
  "productReview",
  "horizontal",
  "microCombo",
  "microTrustScore",
  "mini",
  "carousel",
  "list",
] as const satisfies readonly TrustWidgetType[];

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
