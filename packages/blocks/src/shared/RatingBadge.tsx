import { Link, Stars } from "@courseway/ui";

/** A trust rating that has reviews, and the page where they are read. */
export interface RatingBadgeData {
  /** From 0 to 5, with decimals. */
  readonly score: number;
  readonly total: number;
  readonly link: string;
}

/** What a review service says of a brand. */
export interface TrustRating {
  readonly score: number;
  readonly total: number;
}

/** Where a site's reviews are read. */
export const reviewPage = (hostName: string): string => `https://www.trustpilot.com/review/${hostName}`;

/** The badge of a rating, leading to the brand's own review page; null without reviews. [BL-layout-001, TR-003] */
export function ratingBadge(rating: TrustRating | null | undefined, hostName: string): RatingBadgeData | null {
  if (!rating?.total) return null;
  return { ...rating, link: reviewPage(hostName) };
}

/** Stars, score and number of reviews, linking to the review page. [BL-layout-001] */
export function RatingBadge({ score, total, link }: RatingBadgeData) {
  const words = `${score.toFixed(1)} out of 5, ${total.toLocaleString("en-US")} reviews`;
  return (
    <Link href={link} newTab variant="quiet">
      <Stars average={score} caption={words} />
    </Link>
  );
}
