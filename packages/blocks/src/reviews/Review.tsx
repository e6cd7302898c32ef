import { Card, Stars } from "@courseway/ui";
import type { Review } from "./sample-reviews.ts";

interface ReviewProps {
  readonly review: Review;
  readonly size?: "large";
}

/**
 * A review with its author. A sample is marked only in its data; `courseway-audit --launch` lists the samples.
 * [BL-reviews-002]
 */
export function ReviewQuote({ review, size }: ReviewProps) {
  const { text, name, detail, rating } = review;
  return (
    <figure className="cw-review" data-size={size}>
      {rating !== null && <Stars rating={rating} />}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {name && <strong>{name}</strong>}
        {detail && <span>{detail}</span>}
      </figcaption>
    </figure>
  );
}

/** A review on a card. */
export function ReviewCard({ review }: ReviewProps) {
  return (
    <Card className="cw-review-card">
      <ReviewQuote review={review} />
    </Card>
  );
}
