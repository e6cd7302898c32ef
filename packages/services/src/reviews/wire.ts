import { z } from "zod";

const total = z.object({ total: z.number() });

/** The brand's rating. [API-035, TR-001] */
export const brandRatingSchema = z.object({ score: z.object({ trustScore: z.number() }), numberOfReviews: total });

/** A product's rating. The vendor sends `starsAverage`, although the specification shows a score. [API-037, TR-001] */
export const productRatingSchema = z.union([
  brandRatingSchema,
  z.object({ starsAverage: z.number(), numberOfReviews: total }),
]);

/** A rating as it is cached and returned: a score out of 5 and the number of reviews. */
export const trustRatingSchema = z.object({ score: z.number(), total: z.number() }).readonly();

export type TrustRating = z.output<typeof trustRatingSchema>;
export type BrandRatingWire = z.output<typeof brandRatingSchema>;
export type ProductRatingWire = z.output<typeof productRatingSchema>;
