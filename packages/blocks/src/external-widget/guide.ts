import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Anything but the two quiz vendors: no other script or frame is let in.",
  accessibility:
    "The frame has a title, and its place is marked as busy while it loads; above it stands a link to it, and where it may not load, words and a link stand in its stead.",
};
