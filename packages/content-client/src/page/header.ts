import { z } from "zod";
import { asset } from "../fields/asset.ts";
import { number } from "../fields/number.ts";
import { optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import { assetFields } from "../selections/selections.ts";

/** Header options as a page sets them. [NAV-009] */
export const headerSchema = z.object({
  hideFooter: toggle,
  hideNav: toggle,
  hideStickyBanner: toggle,
  isNavSticky: toggle,
  hasInPersonLessons: toggle,
  pageState: optionalText,
  /** The scroll distance in px at which the email-capture banner appears; null for the default. */
  stickyEmailOverride: number,
  additionalHeaderLogo: asset,
});

/** What a page asks of the chrome around it. [NAV-009] */
export type HeaderOptions = Readonly<z.infer<typeof headerSchema>>;

/** The selection of the header options. */
export const headerFields = `hideFooter hideNav hideStickyBanner isNavSticky hasInPersonLessons
      pageState stickyEmailOverride additionalHeaderLogo { ${assetFields} }`;
