import type { BrandRatingWire, ProductRatingWire, TrustRating } from "./wire.ts";

/** Both ratings in one shape. [TR-001] */
export function trustRatingOf(wire: BrandRatingWire | ProductRatingWire): TrustRating {
  const score = "score" in wire ? wire.score.trustScore : wire.starsAverage;
  return { score, total: wire.numberOfReviews.total };
}
