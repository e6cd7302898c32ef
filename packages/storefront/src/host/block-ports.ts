import type { BlockPorts } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { rollingScheduleWindow } from "@courseway/services";
import type { Clients } from "./clients.ts";

/** What a block's `load` may ask, bound to the brand. */
export function blockPorts({ commerce, reviews }: Clients, brand: BrandConfig, now: () => number): BlockPorts {
  return {
    schedule: (courseIds) => commerce.schedule(courseIds, rollingScheduleWindow(now(), brand.timeZone)),
    productTitles: async (ids) => {
      const { productList = [] } = await commerce.products(ids);
      return Object.fromEntries(
        productList.flatMap(({ _id, content }) => (content?.title ? [[_id, content.title]] : [])),
      );
    },
    brandRating: () => (brand.trustpilotId === null ? Promise.resolve(null) : reviews.brandRating(brand.hostName)),
  };
}
