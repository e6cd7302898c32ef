import { choice } from "../fields/choice.ts";
import type { Content } from "../fields/field.ts";
import { table } from "../fields/rows.ts";
import { optionalText, text } from "../fields/text.ts";

/** Pages that moved or were removed. A site may have thousands, so this set has a separate query. */
export const redirectsFields = {
  redirects: table("Old addresses and their targets", {
    redirectFrom: text("The old address on this site, for example /old-page/"),
    redirectTo: optionalText(
      "The target: a path of this site, or a full address of the family's sites or the checkout",
    ),
    redirectKind: choice(
      "Moved for good, moved for a while, or gone, so that search engines forget it",
      ["permanent", "temporary", "gone"],
      "permanent",
    ),
  }),
};

/** One row of the redirects as its editor wrote it, not yet checked against the site. */
export type RedirectRow = Content<typeof redirectsFields>["redirects"][number];
