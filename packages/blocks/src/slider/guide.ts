import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Content that everybody must see: only the first slide is sure to be seen.",
  accessibility:
    "Slides are a named list that scrolls by touch, wheel and arrow keys, and never by itself. Its buttons have names and announce both ends; the slide's number is announced.",
};
