import { choice } from "../fields/choice.ts";
import type { Content } from "../fields/field.ts";
import { table } from "../fields/rows.ts";
import { optionalText, text } from "../fields/text.ts";

/** Pages that moved or were taken away. A site may have thousands, so that this set is asked for by itself. */
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

/** One line of the redirects as its editor wrote it; nothing of it was checked against the site yet. */
export type RedirectRow = Content<typeof redirectsFields>["redirects"][number];
