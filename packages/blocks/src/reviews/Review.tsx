import { Card, Stars } from "@courseway/ui";
import type { Review } from "./sample-reviews.ts";

interface ReviewProps {
  readonly review: Review;
  readonly size?: "large";
}

/** What somebody wrote, and who. A sample is marked in its data only; `courseway-audit --launch` lists them. [BL-reviews-002] */
export function ReviewQuote({ review, size }: ReviewProps) {
  const { text, name, detail, rating, isSample } = review;
  return (
    <figure className="cw-review" data-size={size} data-sample={isSample ? "" : undefined}>
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

/** The same on a card. */
export function ReviewCard({ review }: ReviewProps) {
  return (
    <Card className="cw-review-card">
      <ReviewQuote review={review} />
    </Card>
  );
}
