import { type Content, text, toggle } from "@courseway/content-client";

export const about =
  "Gladly's help center: search and answers. Visitors who refuse third parties see how to reach us. A page also has a switch for it.";

/** What an editor sets on the help center. [BL-gladlyHelpCenter-001] */
export const fields = {
  showGladlyHelpCenter: toggle("Shows the help center; without it there is none"),
  gladlyBrandId: text("The help center's brand at Gladly, instead of this site's"),
};

export type GladlyHelpCenterContent = Content<typeof fields>;
