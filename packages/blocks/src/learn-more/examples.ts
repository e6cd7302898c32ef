import type { BlockExamples } from "../define-block.ts";
import { exampleAsset } from "../shared/example-asset.ts";

const row = {
  learnMoreImage: [exampleAsset("road", "A road that leads to the horizon", 720, 480)],
  learnMoreContent:
    "<h2>Not sure which course is yours?</h2><p>Answer three questions. We show the course that your state asks for, how long it takes and what it costs.</p>",
  ctaLabel: "Find my course",
  ctaLink: "/courses/",
  ctaStyle: "primary",
  buttonSize: null,
  buttonAriaLabel: null,
  ctaNewTab: false,
  ctaNofollow: false,
  layout: "Row",
};

export const examples: BlockExamples = {
  row,
  column: {
    ...row,
    layout: "Col",
    ctaStyle: "secondary",
    buttonSize: "large",
    buttonAriaLabel: "Find my course by state",
  },
  withoutImage: { ...row, learnMoreImage: [] },
  defaultLabel: { ...row, ctaLabel: null, ctaStyle: null, layout: null },
  newTab: { ...row, ctaLink: "https://example.org/rules", ctaNewTab: "1", ctaNofollow: true },
  withoutLink: { ...row, ctaLink: null },
};
