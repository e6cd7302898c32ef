import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Inviting people to refer friends: ambassadorInvite does.",
  accessibility:
    "The dropdown is the platform's own on phones and a list of links elsewhere, and works without script. Give the picture an alternative text unless it only decorates.",
};
