import { choice, type Content, number, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "A quiz by Agolix or Common Ninja. Visitors who refuse third parties see where to find it, or whom to ask.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Anything but the two quiz vendors: no other script or frame is allowed.",
  accessibility:
    "The frame has a title and is marked as busy while it loads. A link to the quiz is above it; if it may not load, text and a link replace it.",
};

/** The height if an editor sets none, in px. [BL-externalWidget-003] */
export const DEFAULT_HEIGHT = 1000;

/** What an editor sets on a quiz. [BL-externalWidget-004] */
export const fields = {
  vendor: choice("Whose quiz it is", ["agolix", "commonninja"], "agolix"),
  externalWidgetId: text("The quiz's id at its vendor; without one the block is not shown"),
  componentHeight: number("The height in px; 1000 without one"),
};

export type ExternalWidgetContent = Content<typeof fields>;
