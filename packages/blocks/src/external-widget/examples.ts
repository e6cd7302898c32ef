import type { BlockExamples } from "../define-block.ts";

const agolix = { vendor: "agolix", externalWidgetId: "9922", componentHeight: null };

export const examples: BlockExamples = {
  agolix,
  commonNinja: {
    vendor: "commonninja",
    externalWidgetId: "77f8e4c4-ce4e-45e2-8419-663e84e1d525",
    componentHeight: 640,
  },
  withoutId: { ...agolix, externalWidgetId: null },
};
