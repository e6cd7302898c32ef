import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Content that everybody must see: only the first slide is sure to be looked at.",
  accessibility:
    "Slides are a list with a name that scrolls by touch, wheel and arrow keys. Its buttons have names, say at both ends that they lead no further, and the slide's number is said. Nothing moves by itself.",
};
