import { defineBlock } from "../define-block.ts";
import type { ArticleListingProps } from "../shared/listing/article-listing.ts";
import { ArticleListing } from "../shared/listing/ArticleListing.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import { careerCenterPages, careerCenterView } from "./view.ts";

/** [BL-careerCenter-001] */
const CareerCenter = (props: ArticleListingProps) => <ArticleListing {...props} />;

/** A listing of articles with filters and page numbers. [BL-careerCenter-001] */
export const careerCenter = defineBlock({
  name: "careerCenter",
  about,
  fields,
  view: careerCenterView,
  listingPages: careerCenterPages,
  component: CareerCenter,
  examples,
  isInteractive: true,
});
