import { defineBlock } from "../define-block.ts";
import type { ArticleListingProps } from "../shared/listing/article-listing.ts";
import { ArticleListing } from "../shared/listing/ArticleListing.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { entryListingsPages, entryListingsView } from "./view.ts";

/** [BL-entryListings-001] */
const EntryListings = (props: ArticleListingProps) => <ArticleListing {...props} />;

/** A listing of the blog's articles. [BL-entryListings-001] */
export const entryListings = defineBlock({
  name: "entryListings",
  about,
  fields,
  view: entryListingsView,
  listingPages: entryListingsPages,
  component: EntryListings,
  examples,
  isInteractive: true,
});
