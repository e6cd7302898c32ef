import { color, type Content, link, rows, text, toggle } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about = "The page's position on the site: links to the pages above it, and the page itself.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "navigation",
  notFor: "The home page, and pages directly below it.",
  accessibility: "A named navigation with an ordered list; the page itself is marked as current and is not a link.",
};

/** What an editor sets on breadcrumbs. [BL-breadcrumbs-001, BL-breadcrumbs-004] */
export const fields = {
  breadcrumbsList: rows("The pages from the site's first one down to this one", {
    breadcrumb: {
      breadcrumbText: text("What the page is called; a row without it is left out"),
      breadcrumbLink: link("Where the page is; without it, as for the page itself, the row is plain text"),
    },
  }),
  backgroundColor: color("The background of the line"),
  textColor: color("The color of its words"),
  hideOnMobile: toggle("Leaves the line out on phones"),
};

export type BreadcrumbsContent = Content<typeof fields>;
