import { type Content, text } from "@courseway/content-client";

export const about = "A target for links to #name on the page. It shows nothing and needs a name.";

/** What an editor sets on an anchor. [BL-anchor-001] */
export const fields = {
  anchorName: text("The name of the place, without #; unique on the page"),
};

export type AnchorContent = Content<typeof fields>;
