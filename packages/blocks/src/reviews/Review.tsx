import { Card, Stars } from "@courseway/ui";
import type { Review } from "./sample-reviews.ts";

interface ReviewProps {
  readonly review: Review;
  readonly size?: "large";
}

/** What somebody wrote, and who; a sample says that it is one. [BL-reviews-002] */
export function ReviewQuote({ review, size }: ReviewProps) {
  const { text, name, detail, rating, isSample } = review;
  return (
    <figure className="cw-review" data-size={size}>
      {rating !== null && <Stars rating={rating} />}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {name && <strong>{name}</strong>}
        {detail && <span>{detail}</span>}
        {isSample && <span className="cw-review-mark">Sample review</span>}
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
