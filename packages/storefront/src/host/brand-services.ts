import type { BrandConfig } from "@courseway/brand";
import { rollingScheduleWindow, type ScheduleItem, type ScheduleOptions, type TrustRating } from "@courseway/services";
import type { Clients } from "./clients.ts";
import type { BlockPorts } from "@courseway/blocks";

/** Requests the next sessions of courses, in the brand's rolling window. */
export type FetchSchedule = (
  courseIds: readonly string[],
  options?: ScheduleOptions,
) => Promise<readonly ScheduleItem[]>;

export const createSchedule =
  ({ commerce }: Pick<Clients, "commerce">, { timeZone }: BrandConfig, now: () => number): FetchSchedule =>
  (courseIds, options) =>
    commerce.schedule(courseIds, rollingScheduleWindow(now(), timeZone), options);

/** The ratings of the brand and its products. */
export interface Ratings {
  readonly brandRating: () => Promise<TrustRating | null>;
  readonly productRating: (sku: string) => Promise<TrustRating | null>;
}

/** A brand without an id at the review service makes no request. [TR-005] */
export function createRatings({ reviews }: Pick<Clients, "reviews">, { trustpilotId, hostName }: BrandConfig): Ratings {
  const none = () => Promise.resolve(null);
  if (trustpilotId === null) return { brandRating: none, productRating: none };
  return {
    brandRating: () => reviews.brandRating(hostName),
    productRating: (sku) => reviews.productRating(trustpilotId, sku),
  };
}

/** The services that a block's `load` may call, bound to the brand. */
export function blockPorts(clients: Clients, brand: BrandConfig, now: () => number): BlockPorts {
  const schedule = createSchedule(clients, brand, now);
  return {
    schedule: (products) => {
      const courseIds = products.flatMap(({ webinarCourseIds }) => webinarCourseIds.map(({ courseid }) => courseid));
      return schedule([...new Set(courseIds)], { products });
    },
    productTitles: async (ids) => {
      const { productList = [] } = await clients.commerce.products(ids);
      return Object.fromEntries(
        productList.flatMap(({ _id, content }) => (content?.title ? [[_id, content.title]] : [])),
      );
    },
    ...createRatings(clients, brand),
    video: clients.videos.video,
    jobs: clients.jobs.jobs,
  };
}
