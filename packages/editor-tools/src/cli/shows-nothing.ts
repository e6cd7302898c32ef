import { createQuote } from "@courseway/pricing";
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers } from "@courseway/visitor/offers";
import type { ShowsNothing } from "../audit/pages.ts";
import { readPromotions } from "../prices/price-book.ts";
import type { SiteReading } from "../reading/read-site.ts";
import type { LoadedBlock } from "./load-site.ts";

/** An example price: it only matters whether a block shows anything, not what it costs. */
const SOME_PRICE_CENTS = 10_000;

/**
 * Returns a test for whether a block shows nothing, by its own view. A block that depends on a service is not tested:
 * without the service's response the result is unknown.
 * @param now epoch ms
 */
export function showsNothing(site: SiteReading, blocks: readonly LoadedBlock[], now: number): ShowsNothing {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  const pages = new Map(site.pages.map((reading) => [reading.path, reading.page]));
  const offers = activeOffers(createAnonymousVisitor(now), readPromotions(site), now);
  return ({ name, content }, path) => {
    const { render, load = null } = byName.get(name) ?? {};
    const page = pages.get(path);
    if (render === undefined || load !== null || page === undefined) return null;
    const context = {
      slug: page.slug,
      path,
      state: page.state,
      listingPage: null,
      categories: page.blogCategories,
      featured: site.globals.featuredEntries,
      offers,
    };
    const price = ({ productIds }: { readonly productIds: readonly string[] }) =>
      createQuote({ productIds, originalPrice: SOME_PRICE_CENTS });
    try {
      return (
        render({
          content,
          data: null,
          context: { brand: site.brand, page: context, index: 0, now },
          findQuote: price,
        }) === null
      );
    } catch {
      return null;
    }
  };
}
