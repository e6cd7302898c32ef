import { Heading, Section, Stars } from "@courseway/ui";
import { Carousel } from "../shared/carousel/Carousel.tsx";
import { ReviewCard, ReviewQuote } from "./Review.tsx";
import type { ReviewsProps } from "./view.ts";

/** A heading and reviews, in exactly one layout. [BL-reviews-001] */
export function Reviews(props: ReviewsProps) {
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
