import { type Content, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "Gladly's help center: search and answers. Visitors who refuse third parties see how to reach us. A page also has a switch for it.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "content",
  notFor: "Answers to three or four questions: an accordion is quicker and needs no third party.",
  accessibility:
    "The block is marked as busy while the help center loads. Visitors who refuse third parties get the phone number and address as text.",
};

/** What an editor sets on the help center. [BL-gladlyHelpCenter-001] */
export const fields = {
  showGladlyHelpCenter: toggle("Shows the help center; without it there is none"),
  gladlyBrandId: text("The help center's brand at Gladly, instead of this site's"),
};

export type GladlyHelpCenterContent = Content<typeof fields>;
