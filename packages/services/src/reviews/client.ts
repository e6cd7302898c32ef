import type { z } from "zod";
import { type CachePort, createCached, DAY_MS } from "../cache/index.ts";
import {
  HttpError,
  type HttpRequest,
  logHttpError,
  optionalHeader,
  requestJson,
  createTransport,
  type TransportOptions,
  buildUrl,
} from "../http/index.ts";
import type { Report } from "@courseway/observability";
import {
  type BrandRatingWire,
  brandRatingSchema,
  type ProductRatingWire,
  productRatingSchema,
  type TrustRating,
  trustRatingSchema,
} from "./wire.ts";

export interface ReviewsOptions extends TransportOptions {
  /** The review service's address with its version, such as `https://api.trustpilot.com/v1`; null if not configured. */
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly cache: CachePort;
  readonly report: Report;
}

/** Trust ratings, cached for 24 hours; null if the service has none or fails, so no stars are shown. [ERR-014] */
export interface Reviews {
  /** @param site the brand's address, sent as `name` [API-035, API-036] */
  readonly brandRating: (site: string) => Promise<TrustRating | null>;
  /** @param businessUnitId the brand's `trustpilotId` [API-037, API-038] */
  readonly productRating: (businessUnitId: string, sku: string) => Promise<TrustRating | null>;
}

/**
 * Creates the client of the review service. It only logs failures. [API-035, API-037, ERR-014]
 *
 * @example
 * const reviews = createReviews({ baseUrl, apiKey, cache: memoryCache(), fetch, report });
 * const rating = await reviews.brandRating("www.example.com"); // { score: 4.6, total: 321 } | null
 */
export function createReviews(options: ReviewsOptions): Reviews {
  const transport = createTransport(options);
  const cached = createCached<TrustRating | null>({
    cache: options.cache,
    now: transport.now,
    lifeMs: DAY_MS,
    schema: trustRatingSchema.nullable(),
    fallback: null,
    onFailure: (error) => logHttpError(options.report, error, { level: "warn", tags: { tag: "trust-rating" } }),
  });
  const ask = (request: HttpRequest, schema: z.ZodType<BrandRatingWire | ProductRatingWire>) =>
    requestJson(transport, request, schema).then(toTrustRating, toNullIfNotFound);
  return {
    brandRating: (site) =>
      cached(`rating:brand:${site}`, () =>
        ask(ratingRequest(options, "/business-units/find", ["name", site]), brandRatingSchema),
      ),
    productRating: (unit, sku) =>
      cached(`rating:product:${unit}:${sku}`, () =>
        ask(
          ratingRequest(options, `/product-reviews/business-units/${encodeURIComponent(unit)}`, ["sku", sku]),
          productRatingSchema,
        ),
      ),
  };
}

function ratingRequest(options: ReviewsOptions, path: string, query: readonly [string, string]): HttpRequest {
  return {
    service: "the trust rating",
    method: "GET",
    url: buildUrl(options.baseUrl, path, [query]),
    headers: optionalHeader("apikey", options.apiKey),
  };
}

/** Returns null for an unknown site or SKU, which is cached like any response. */
function toNullIfNotFound(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
}

/** Converts both kinds of rating to one shape. [TR-001] */
export function toTrustRating(wire: BrandRatingWire | ProductRatingWire): TrustRating {
  const score = "score" in wire ? wire.score.trustScore : wire.starsAverage;
  return { score, total: wire.numberOfReviews.total };
}
