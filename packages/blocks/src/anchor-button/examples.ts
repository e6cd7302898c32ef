import type { BlockExamples } from "../define-block.ts";

const whole = {
  buttonStyle: "primary",
  buttonLabel: "See the packages",
  buttonSize: null,
  buttonAriaLabel: null,
  buttonAlignment: "center",
  buttonArrowDirection: "down",
  ctaTag: "to-packages",
  scrollTo: "packages",
};

export const examples: BlockExamples = {
  whole,
  up: {
    ...whole,
    buttonStyle: "tertiary",
    buttonLabel: "Back to the top",
    buttonArrowDirection: "up",
    scrollTo: "#top",
  },
  right: {
    ...whole,
    buttonStyle: "secondary",
    buttonAlignment: "right",
    buttonSize: "large",
    buttonAriaLabel: "See the packages and what each has",
  },
  defaults: { scrollTo: "packages" },
  longLabel: {
    ...whole,
    buttonLabel: "See what is in each package and what your state asks for before you choose one",
  },
  withoutTarget: { ...whole, scrollTo: null },
};
