import { asset } from "../fields/asset.ts";
import { categories } from "../fields/category.ts";
import { fieldsSchema, mapped, type Content } from "../fields/field.ts";
import { link } from "../fields/link.ts";
import { firstRow } from "../fields/rows.ts";
import { dateTime, optionalText, text } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import type { Asking } from "../selections/asking.ts";
import { entryFields, fragment, plainSelection } from "../selections/selections.ts";
import { PAGE_TYPE } from "./queries.ts";

const NO_SEO = { canonicalUrl: null, pageTitle: null, description: null, noindex: false };

const listedFields = {
  slug: text("The page's slug"),
  title: optionalText("The entry's title"),
  isDraft: toggle("Whether this is a draft, which only a valid preview token shows"),
  postDate: dateTime("When the page was published"),
  expiryDate: dateTime("When the page expires"),
  dateUpdated: dateTime("When the page was changed last"),
  pageTitle: optionalText("The page's title"),
  blogSummary: optionalText("A few sentences that say what an article is about"),
  blogCategories: categories("What an article is about"),
  featuredEntryImage: asset("The picture that stands for the page", { shownPx: 428 }),
  seoContent: mapped(
    firstRow("What the page says to search engines", {
      seo: {
        canonicalUrl: link("The page's canonical address"),
        pageTitle: optionalText("The title in search results"),
        description: optionalText("The description in search results"),
        noindex: toggle("Keeps the page out of search results"),
      },
    }),
    (row) => row ?? NO_SEO,
  ),
};

/**
 * A page in the list of a site's pages. `slug` is the entry's own, including the blog's prefix; dates are received
 * text.
 */
export type ListedPage = Content<typeof listedFields>;

const listedSchema = fieldsSchema(listedFields);

const { shared, own } = entryFields(listedFields);

/** Writes the query for all pages of a site, in batches and in a constant order. */
export function pageListQuery(sections: readonly string[], asking: Asking): string {
  const location = { type: "EntryInterface", path: ["entries"] };
  const types = new Set(sections.map((section) => asking.names.entry(section, PAGE_TYPE)));
  const fragments = [...types].map((type) => fragment(type, own, location, asking));
  return `query PageList($site: [String], $limit: Int, $offset: Int) {
  entries(site: $site, type: ["${PAGE_TYPE}"], orderBy: "id", limit: $limit, offset: $offset) {
    ${[plainSelection(shared, location, asking), ...fragments].join(" ")}
  }
}`;
}

/** The query for the sections that have pages. Craft 4 includes the section in a page type's name. */
export const SECTIONS_QUERY = `query PageSections($site: [String], $limit: Int, $offset: Int) {
  entries(site: $site, type: ["${PAGE_TYPE}"], orderBy: "id", limit: $limit, offset: $offset) { sectionHandle }
}`;

/** Parses one entry of the list; null if it has no slug and therefore no address. */
export function readListedPage(entry: unknown): ListedPage | null {
  const page = listedSchema.safeParse(entry).data;
  return page === undefined || page.slug === "" ? null : page;
}
