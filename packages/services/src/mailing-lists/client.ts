import {
  type HttpRequest,
  optionalHeader,
  reportHttpError,
  requestJson,
  createTransport,
  type TransportOptions,
} from "../http/index.ts";
import { buildUrl } from "@courseway/http";
import type { Report } from "@courseway/observability";
import { isSubscribeBrand, type SubscribeBrand } from "./brands.ts";
import { FAILED, InvalidBrandError, SubscriptionError, USER_NOT_ADDED } from "./errors.ts";
import { subscribePayload, type Subscription } from "./mapping.ts";
import { createHash } from "node:crypto";
import { z } from "zod";

const count = z.object({ failCount: z.number() });

/** The answer is read for `failCount` alone, at its root or under `data`. [ML-013, API-012] */
export const subscribeResponseSchema = z
  .union([z.object({ data: count }).transform(({ data }) => data), count])
  .transform(({ failCount }) => failCount);

export interface MailingListOptions extends TransportOptions {
  /** The endpoint that takes subscriptions; null while there is none. [API-011] */
  readonly url: string | null;
  readonly apiKey: string | null;
  readonly report: Report;
}

export interface MailingLists {
  /**
   * Subscribes people to one list. Nothing is repeated by itself: a subscription may send mail. A failure may hide that the
   * list took them all the same, so each call has an `Idempotency-Key`: who tries again sends the same one.
   *
   * @throws InvalidBrandError for a brand that may not, before any call [ML-003]
   * @throws SubscriptionError for every other failure [ML-007]
   */
  readonly subscribe: (subscription: Subscription) => Promise<void>;
}

/**
 * The client of the mailing lists. [API-011, API-012, API-013]
 *
 * @example
 * const lists = createMailingLists({ url, apiKey, fetch, report });
 * await lists.subscribe({ brandId: "ACE", listId: 94171, type: "RE", subscribers: [{ email }] });
 */
export function createMailingLists(options: MailingListOptions): MailingLists {
  const { report } = options;
  const transport = createTransport(options);
  return {
    subscribe: async (subscription) => {
      const { brandId } = subscription;
      if (!isSubscribeBrand(brandId)) throw invalidBrand(report, brandId);
      try {
        const request = subscribeRequest(options, subscription, brandId);
        const failCount = await requestJson(transport, request, subscribeResponseSchema);
        // The provider counts people, and one call may carry several. [ML-006]
        if (failCount > 0) throw new Error(USER_NOT_ADDED);
      } catch (error) {
        reportHttpError(report, error, {
          level: "error",
          message: FAILED,
          visitorActed: true,
          tags: { tag: "subscribe", listId: String(subscription.listId) },
        });
        throw new SubscriptionError(error);
      }
    },
  };
}

/** The same for the same people, list and fields on every try, so that the list can tell a second try from a second subscription. */
const computeKey = (payload: object): string =>
  createHash("sha256").update(JSON.stringify(payload)).digest("base64url");

function invalidBrand(report: Report, brandId: string): InvalidBrandError {
  const error = new InvalidBrandError(brandId);
  report({ level: "error", message: error.message, error });
  return error;
}

function subscribeRequest(options: MailingListOptions, subscription: Subscription, brand: SubscribeBrand): HttpRequest {
  const payload = subscribePayload(subscription, brand);
  return {
    service: "the subscription",
    method: "POST",
    url: buildUrl(options.url, ""),
    headers: { ...optionalHeader("api-key", options.apiKey), "idempotency-key": computeKey(payload) },
    json: payload,
  };
}
