import type { BlockPorts } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { ratingsOf, scheduleOf } from "./brand-services.ts";
import type { Clients } from "./clients.ts";

/** What a block's `load` may ask, bound to the brand. */
export function blockPorts(clients: Clients, brand: BrandConfig, now: () => number): BlockPorts {
  const schedule = scheduleOf(clients, brand, now);
  return {
    schedule: (courseIds) => schedule(courseIds),
    productTitles: async (ids) => {
      const { productList = [] } = await clients.commerce.products(ids);
      return Object.fromEntries(
        productList.flatMap(({ _id, content }) => (content?.title ? [[_id, content.title]] : [])),
      );
    },
    brandRating: ratingsOf(clients, brand).brandRating,
  };
}
