import { Link, Stars } from "@courseway/ui";

/** A trust rating with at least one review, and the review page's address. */
export interface RatingBadgeData {
  /** From 0 to 5, with decimals. */
  readonly score: number;
  readonly total: number;
  readonly link: string;
}

/** A review service's rating of a brand or a product. */
export interface TrustRating {
  readonly score: number;
  readonly total: number;
}

/** The address of a site's review page. */
export const reviewPage = (hostName: string): string => `https://www.trustpilot.com/review/${hostName}`;

/** The badge of a rating with a link to the brand's own review page; null without reviews. [BL-layout-001, TR-003] */
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
