import { Link, Stars } from "@courseway/ui";

/** A trust rating that has reviews, and the page where they are read. */
export interface RatingBadgeData {
  /** From 0 to 5, with decimals. */
  readonly score: number;
  readonly total: number;
  readonly link: string;
}

/** Stars, score and number of reviews, linking to the review page. [BL-layout-001] */
export function RatingBadge({ score, total, link }: RatingBadgeData) {
  const words = `${score.toFixed(1)} out of 5, ${total.toLocaleString("en-US")} reviews`;
  return (
    <Link href={link} newTab variant="quiet">
      <Stars rating={score} label={`${score.toFixed(1)} out of 5 stars`} caption={words} />
    </Link>
  );
}
