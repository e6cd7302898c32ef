import { asset } from "../fields/asset.ts";
import type { Content } from "../fields/field.ts";
import { number } from "../fields/number.ts";
import { optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";

/** The fields of a page's options for header and footer. [NAV-009] */
export const headerFields = {
  hideFooter: toggle("Hides the footer"),
  hideNav: toggle("Hides the navigation"),
  hideStickyBanner: toggle("Hides the promotion banners"),
  isNavSticky: toggle("Keeps the navigation on the screen while the page scrolls"),
  hasInPersonLessons: toggle("Says in the header that there are lessons in person"),
  pageState: optionalText("The state that the page is for: a name, an abbreviation or a slug"),
  stickyEmailOverride: number("After how many pixels of scrolling the email-capture banner appears"),
  additionalHeaderLogo: asset("A partner's logo next to the brand's"),
};

/** A page's options for header and footer. `stickyEmailOverride` is in px, null for the default. [NAV-009] */
export type HeaderOptions = Content<typeof headerFields>;
