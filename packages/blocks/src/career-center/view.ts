import type { ViewInput } from "../define-block.ts";
import { buildCardArticle, hasWords } from "../shared/listing/article.ts";
import { articleListing, type ArticleListingProps } from "../shared/listing/article-listing.ts";
import { pageCount } from "../shared/listing/listing.ts";
import type { CareerCenterContent } from "./fields.ts";

const shownCards = (content: CareerCenterContent) => content.careerCenterArticleCards.filter(hasWords);

/** [BL-careerCenter-001] */
export function careerCenterView({
  content,
  context,
}: ViewInput<CareerCenterContent, null>): ArticleListingProps | null {
  const articles = shownCards(content).map((card, index) => buildCardArticle(card, index, context));
  return articleListing(content, articles, context);
}

/** How many pages the articles fill. [BL-careerCenter-004, BL-careerCenter-009] */
export const careerCenterPages = (content: CareerCenterContent): number => pageCount(shownCards(content).length);
