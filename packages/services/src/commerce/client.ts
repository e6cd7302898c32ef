import type { Quote } from "@courseway/pricing";
import { createTransport, type TransportOptions } from "../http/index.ts";
import type { Report } from "@courseway/observability";
import type { CommerceAuth, CommerceBaseParams, CommerceContext } from "./context.ts";
import { quotes } from "./multi-price.ts";
import { price } from "./price.ts";
import type { PriceSet } from "./price-set.ts";
import { type ProductInfoResponse, products } from "./products.ts";
import { schedule, type ScheduleOptions, type ScheduleWindow } from "./schedule.ts";
import type { ScheduleItem } from "./schedule-item.ts";

export interface CommerceOptions extends TransportOptions {
  /** Null if the service is not configured; every call then ends with its documented failure. */
  readonly baseUrl: string | null;
  readonly auth: CommerceAuth | null;
  readonly baseParams: CommerceBaseParams;
  readonly report: Report;
}

/**
 * The client of the commerce service. No method throws; each fails as the error catalog specifies. [ERR-004, ERR-005]
 */
export interface Commerce {
  /**
   * Fetches quotes with one multi-price call, in the order of the sets; null for a set without a price.
   * [API-022, API-040]
   */
  readonly quotes: (sets: readonly PriceSet[]) => Promise<(Quote | null)[]>;
  /** Fetches one price; null for none. [API-020, API-039] */
  readonly price: (set: PriceSet) => Promise<Quote | null>;
  /** Fetches product information; empty on failure. [API-016, API-019] */
  readonly products: (ids: readonly string[]) => Promise<ProductInfoResponse>;
  /** Fetches future sessions; empty on failure. The window defaults to the documented dates. [API-026, API-027] */
  readonly schedule: (
    courseIds: readonly string[],
    window?: ScheduleWindow,
    options?: ScheduleOptions,
  ) => Promise<readonly ScheduleItem[]>;
}

/**
 * Creates the client of the commerce service.
 *
 * @example
 * const commerce = createCommerce({ baseUrl, auth: { user, password }, baseParams: brand.commerce, fetch, report });
 * const [quote] = await commerce.quotes([{ productIds: ["p1"], couponCodes: ["SAVE20"] }]);
 */
export function createCommerce(options: CommerceOptions): Commerce {
  const { baseUrl, auth, baseParams, report } = options;
  const context: CommerceContext = { baseUrl, auth, baseParams, report, transport: createTransport(options) };
  return {
    quotes: (sets) => quotes(context, sets),
    price: (set) => price(context, set),
    products: (ids) => products(context, ids),
    schedule: (courseIds, window, scheduleOptions) => schedule(context, courseIds, window, scheduleOptions),
  };
}
