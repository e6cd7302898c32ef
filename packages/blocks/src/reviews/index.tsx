import { Heading, Section, Stars, Card } from "@courseway/ui";
import { defineBlock } from "../define-block.ts";
import { Carousel } from "../shared/carousel/Carousel.tsx";
import { examples } from "./examples.ts";
import { about, fields } from "./fields.ts";
import type { Review } from "./sample-reviews.ts";
import { type ReviewsProps, reviewsView } from "./view.ts";

/** A heading and reviews, in exactly one layout. [BL-reviews-001] */
function Reviews(props: ReviewsProps) {
  const { ground, type, title, className, style } = props;
  return (
    <Section ground={ground} className={className} style={style}>
      <div className="cw-reviews" data-type={type}>
        <Heading level={2} className={title === "" ? "cw-visually-hidden" : undefined}>
          {title || "Reviews"}
        </Heading>
        <Layout {...props} />
      </div>
    </Section>
  );
}

function Layout({ type, title, reviews }: ReviewsProps) {
  switch (type) {
    case "stars":
      return <StarsLine />;
    case "slider":
      return (
        <Carousel
          label={title || "Reviews"}
          slides={reviews.map((review, index) => (
            <ReviewQuote key={index} review={review} size="large" />
          ))}
          hasButtons={reviews.length > 1}
        />
      );
    case "single":
      return reviews.map((review, index) => <ReviewQuote key={index} review={review} size="large" />);
    case "cards":
    case "columns":
    case "columnsType2":
      return (
        <ul className={type === "columns" ? "cw-reviews-list" : "cw-reviews-list cw-card-rows"}>
          {reviews.map((review, index) => (
            <li key={index}>{type === "columns" ? <ReviewQuote review={review} /> : <ReviewCard review={review} />}</li>
          ))}
        </ul>
      );
  }
}

/** [BL-reviews-003] */
function StarsLine() {
  return (
    <p className="cw-reviews-stars">
      <Stars average={4.9} size="large" />
      <strong>4.9/5</strong>
      <span>Over 6,000 reviews</span>
    </p>
  );
}

interface ReviewProps {
  readonly review: Review;
  readonly size?: "large";
}

/**
 * A review with its author. A sample is marked only in its data; `courseway-audit --launch` lists the samples.
 * [BL-reviews-002]
 */
function ReviewQuote({ review, size }: ReviewProps) {
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
function ReviewCard({ review }: ReviewProps) {
  return (
    <Card className="cw-review-card">
      <ReviewQuote review={review} />
    </Card>
  );
}

/** Reviews by students, in one of six layouts. [BL-reviews-001] */
export const reviews = defineBlock({
  name: "reviews",
  about,
  fields,
  view: reviewsView,
  component: Reviews,
  examples,
  isInteractive: true,
});
