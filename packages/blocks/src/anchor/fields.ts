import { type Content, text } from "@courseway/content-client";

export const about =
  "A place on the page that links lead to: a link to #name arrives here. It shows nothing, and is nothing without a name.";

/** What an editor sets on an anchor. [BL-anchor-001] */
export const fields = {
  anchorName: text("The name of the place, without #; two places of one page have two names"),
};

export type AnchorContent = Content<typeof fields>;
