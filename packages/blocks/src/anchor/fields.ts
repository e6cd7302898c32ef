import { type Content, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about = "A target for links to #name on the page. It shows nothing and needs a name.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "Space between sections: blocks bring their own.",
  accessibility: "It is not read out. A link to it moves the reading position, so Tab continues from there.",
};

/** What an editor sets on an anchor. [BL-anchor-001] */
export const fields = {
  anchorName: text("The name of the place, without #; unique on the page"),
};

export type AnchorContent = Content<typeof fields>;
