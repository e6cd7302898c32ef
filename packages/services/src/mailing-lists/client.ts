import { buildUrl } from "@courseway/http";
import { getMessage, type Report } from "@courseway/observability";
import { createHash } from "node:crypto";
import { z } from "zod";
import {
  type HttpRequest,
  optionalHeader,
  reportHttpError,
  requestJson,
  createTransport,
  type TransportOptions,
} from "../http/index.ts";
import { isSubscribeBrand, type SubscribeBrand, subscribePayload, type Subscription } from "./subscription.ts";

/** The brand may not subscribe people. The message is the documented text. [ML-003] */
export class InvalidBrandError extends Error {
  override readonly name = "InvalidBrandError";
  readonly brandId: string;

  constructor(brandId: string) {
    super(`Invalid brandId: ${brandId}`);
    this.brandId = brandId;
  }
}

/** The message for a `failCount` of the list service. [ML-006] */
export const USER_NOT_ADDED = "User could not be added.";

/** The documented start of a failure's message, in the log and in the error. [ML-007] */
const FAILED = "Subscription failed:";

/** A subscription failed; the reason is the `cause`. [ML-007] */
export class SubscriptionError extends Error {
  override readonly name = "SubscriptionError";

  constructor(cause: unknown) {
    super(`${FAILED} ${getMessage(cause)}`, { cause });
  }
}

const count = z.object({ failCount: z.number() });

/** Reads only the response's `failCount`, at its root or under `data`. [ML-013, API-012] */
export const subscribeResponseSchema = z
  .union([z.object({ data: count }).transform(({ data }) => data), count])
  .transform(({ failCount }) => failCount);

export interface MailingListOptions extends TransportOptions {
  /** The endpoint for subscriptions; null if not configured. [API-011] */
  readonly url: string | null;
  readonly apiKey: string | null;
  readonly report: Report;
}

export interface MailingLists {
  /**
   * Subscribes people to one list. It does not retry, because a subscription may send mail. After a failure, the list
   * may still have accepted the subscription, so each call has an `Idempotency-Key`; a caller's new attempt sends the
   * same key.
   *
   * @throws InvalidBrandError before any call if the brand may not subscribe [ML-003]
   * @throws SubscriptionError for every other failure [ML-007]
   */
  readonly subscribe: (subscription: Subscription) => Promise<void>;
}

/**
 * Creates the client of the mailing lists. [API-011, API-012, API-013]
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
        // The provider counts people, and one call may contain several. [ML-006]
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

/**
 * Computes the idempotency key. It is the same for the same people, list and fields, so that the list can distinguish a
 * new attempt from a new subscription.
 */
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
