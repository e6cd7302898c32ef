import type { ArticleListingProps } from "../shared/listing/article-listing.ts";
import { ArticleListing } from "../shared/listing/ArticleListing.tsx";

/** [BL-careerCenter-001] */
export const CareerCenter = (props: ArticleListingProps) => <ArticleListing {...props} />;
