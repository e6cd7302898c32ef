import type { ArticleListingProps } from "../shared/listing/article-listing.ts";
import { ArticleListing } from "../shared/listing/ArticleListing.tsx";

/** [BL-entryListings-001] */
export const EntryListings = (props: ArticleListingProps) => <ArticleListing {...props} />;
