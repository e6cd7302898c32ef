import { type Content, text, toggle } from "@courseway/content-client";

export const about =
  "The help center of Gladly: search and answers. Visitors who keep third parties away see how to reach us. A page can ask for it by a switch of its own.";

/** What an editor sets on the help center. [BL-gladlyHelpCenter-001] */
export const fields = {
  showGladlyHelpCenter: toggle("Shows the help center; without it there is none"),
  gladlyBrandId: text("The help center's brand at Gladly, in place of this site's"),
};

export type GladlyHelpCenterContent = Content<typeof fields>;
