import { choice } from "../fields/choice.ts";
import type { Content } from "../fields/field.ts";
import { table } from "../fields/rows.ts";
import { optionalText, text } from "../fields/text.ts";

/** Pages that moved or were taken away. A site may have thousands, so that this set is asked for by itself. */
export const redirectsFields = {
  redirects: table("Old addresses, and where each leads now", {
    redirectFrom: text("The old address on this site, for example /old-page/"),
    redirectTo: optionalText(
      "Where it leads: a path of this site, or a whole address of the family's sites or the checkout",
    ),
    redirectKind: choice(
      "Moved for good, moved for a while, or gone: search engines forget a page that is gone",
      ["permanent", "temporary", "gone"],
      "permanent",
    ),
  }),
};

/** One line of the redirects as its editor wrote it; nothing of it was checked against the site yet. */
export type RedirectRow = Content<typeof redirectsFields>["redirects"][number];
