import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "forms",
  notFor: "Inviting people to refer friends: use ambassadorInvite.",
  accessibility:
    "The dropdown is the platform's own on phones, a list of links elsewhere, and works without script. Give the picture an alternative text unless it only decorates.",
};
