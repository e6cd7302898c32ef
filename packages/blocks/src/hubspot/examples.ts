import type { BlockExamples } from "../define-block.ts";

const oneStep = {
  sectionTitle: "Train a team?",
  sectionContent:
    "<p>Tell us how many people you have and by when they need to be done. You'll hear back within one business day.</p>",
  formId: "7f3c2a10-team",
  portalId: null,
  targetElement: null,
};

export const examples: BlockExamples = {
  oneStep,
  threeSteps: { ...oneStep, sectionTitle: "Get a quote in three steps", formId: "sample-lead-final" },
  formAlone: { ...oneStep, sectionTitle: null, sectionContent: null, portalId: "7654321", targetElement: "quote-form" },
  withoutForm: { ...oneStep, formId: null },
};
