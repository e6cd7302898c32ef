import type { BlockExamples } from "../define-block.ts";
import { TRUST_WIDGET_TYPES } from "./fields.ts";

const grid = { trustpilotDisplayType: "grid", showHideTrustpilot: true, dataSku: null, dataName: null };

export const examples: BlockExamples = {
  ...Object.fromEntries(TRUST_WIDGET_TYPES.map((type) => [type, { ...grid, trustpilotDisplayType: type }])),
  productReview: {
    ...grid,
    trustpilotDisplayType: "productReview",
    dataSku: "re-az-basic",
    dataName: "Arizona Pre-License, Basic",
  },
  unknownType: { ...grid, trustpilotDisplayType: "mosaic" },
  hidden: { ...grid, showHideTrustpilot: false },
};
