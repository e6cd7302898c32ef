import type { BrandConfig } from "@courseway/brand";
import { rollingScheduleWindow, type ScheduleOptions } from "@courseway/services";
import type { Clients } from "./clients.ts";
import type { BlockPorts } from "@courseway/blocks";

/** The ratings of the brand and its products. */
export type Ratings = Required<Pick<BlockPorts, "brandRating" | "productRating">>;

/** Returns a function that requests the next sessions of courses, in the brand's rolling window. */
export const createSchedule =
  ({ commerce }: Pick<Clients, "commerce">, { timeZone }: BrandConfig, now: () => number) =>
  (courseIds: readonly string[], options?: ScheduleOptions) =>
    commerce.schedule(courseIds, rollingScheduleWindow(now(), timeZone), options);

/** A brand without an id at the review service makes no request. [TR-005] */
function createRatings({ reviews }: Clients, { trustpilotId, hostName }: BrandConfig): Ratings {
  const none = () => Promise.resolve(null);
  if (trustpilotId === null) return { brandRating: none, productRating: none };
  return {
    brandRating: () => reviews.brandRating(hostName),
    productRating: (sku) => reviews.productRating(trustpilotId, sku),
  };
}

/** The services that a block's `load` may call, bound to the brand. */
export function blockPorts(clients: Clients, brand: BrandConfig, now: () => number): BlockPorts & Ratings {
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
