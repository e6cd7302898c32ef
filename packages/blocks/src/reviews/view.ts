import type { CSSProperties } from "react";
import type { ViewInput } from "../define-block.ts";
import { editorStyle } from "../shared/editor-style.ts";
import { getGround } from "../shared/ground.ts";
import type { ReviewsContent, ReviewType } from "./fields.ts";
import { type Review, SAMPLE_REVIEWS } from "./sample-reviews.ts";

export interface ReviewsProps {
  readonly ground: "plain" | "tint";
  readonly type: ReviewType;
  readonly title: string;
  /** None in the `stars` layout, at most one in the `single` layout. */
  readonly reviews: readonly Review[];
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

/** An unknown type shows nothing. [BL-reviews-001] */
export function reviewsView({ content, context }: ViewInput<ReviewsContent, null>): ReviewsProps | null {
  const { reviewType: type, reviewTitle, styles } = content;
  if (type === null) return null;
  return {
    ground: getGround(context.index),
    type,
    title: reviewTitle,
    reviews: shownReviews(type, listReviews(content)),
    className: styles,
    style: editorStyle(content),
  };
}

function shownReviews(type: ReviewType, blockReviews: readonly Review[]): readonly Review[] {
  const all = blockReviews.length > 0 ? blockReviews : SAMPLE_REVIEWS;
  if (type === "stars") return [];
  return type === "single" ? all.slice(0, 1) : all;
}

function listReviews({ reviewList }: ReviewsContent): readonly Review[] {
  return reviewList
    .filter(({ reviewText }) => reviewText)
    .map(({ reviewText, reviewerName, reviewerDetail, reviewRating, isSample }) => ({
      text: reviewText,
      name: reviewerName,
      detail: reviewerDetail,
      rating: reviewRating !== null && reviewRating >= 1 && reviewRating <= 5 ? reviewRating : null,
      isSample,
    }));
}
