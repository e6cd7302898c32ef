import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Anything but the two quiz vendors: no other script or frame is allowed.",
  accessibility:
    "The frame has a title and is marked as busy while it loads. A link to the quiz is above it; if it may not load, text and a link replace it.",
};
