export { createReviews, type Reviews, type ReviewsOptions } from "./client.ts";
export type { TrustRating } from "./wire.ts";
