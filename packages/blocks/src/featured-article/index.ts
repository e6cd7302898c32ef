import { defineBlock } from "../define-block.ts";
import { examples } from "./examples.ts";
import { FeaturedArticle } from "./FeaturedArticle.tsx";
import { about, fields } from "./fields.ts";
import { featuredArticleView } from "./view.ts";

/** Up to three of the site's featured articles. [BL-featuredArticle-001, BL-featuredArticle-002] */
export const featuredArticle = defineBlock({
  name: "featuredArticle",
  about,
  fields,
  view: featuredArticleView,
  component: FeaturedArticle,
  examples,
});
