import { createQuote } from "@courseway/pricing";
import { createAnonymousVisitor } from "@courseway/visitor";
import { activeOffers } from "@courseway/visitor/offers";
import type { ShowsNothing } from "../audit/pages.ts";
import { readPromotions } from "../prices/price-book.ts";
import type { SiteReading } from "../reading/read-site.ts";
import type { LoadedBlock } from "./load-site.ts";

/** A price that there is: blocks are asked whether they show anything, not what it costs. */
const SOME_PRICE_CENTS = 10_000;

/**
 * Whether a block shows nothing, as its own view says. One that lives from a service is not asked: without the service's
 * answer it cannot be told.
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
