import { getPage } from "./get-page.ts";
import type { Happening } from "./happenings.ts";
import type { Render, SitePage } from "./plan.ts";
import { pool } from "./pool.ts";
import { isWrong, isCachedAfterSale, type BaselinePage } from "./sale.ts";
import { type Chaos, publish, getSite } from "./sites.ts";
import { missing, readTraits } from "./traits.ts";
import type { Rendered } from "./verdict.ts";

/** How many pages are rendered at the same time. */
const WIDTH = 8;

/**
 * Visits all pages of one replica while all is well, so that each has a good copy. Returns their HTML.
 *
 * @throws Error if a page fails
 */
export async function visitAll(site: string, pages: readonly SitePage[], query = ""): Promise<readonly string[]> {
  return pool(pages, WIDTH, async ({ path }) => {
    const { status, isComplete, html } = await getPage(`${site}${path}${query}`);
    if (status === 200 && isComplete) return html;
    throw new Error(
      `${path}${query} answered ${status} while every service worked, so there is nothing to judge. Build anew if the content's schema has changed since; see var/logs.`,
    );
  });
}

/** What the storm's pages are compared with. */
interface Baseline {
  readonly pages: ReadonlyMap<SitePage, BaselinePage>;
  /** When the sale ends, epoch ms. */
  readonly saleEnds: number;
}

/**
 * How long before the sale ends the second half of the renders may begin, in ms, so that the sale ends in the storm.
 */
const BEFORE_END_MS = 500;

/** Renders all planned pages, on each replica in turn, and triggers the incidents planned before each render. */
export function renderAll(
  chaos: Chaos,
  renders: readonly Render[],
  { pages, saleEnds }: Baseline,
  happenings: ReadonlyMap<number, readonly Happening[]>,
): Promise<Rendered[]> {
  const half = new Promise((resolve) => setTimeout(resolve, saleEnds - Date.now() - BEFORE_END_MS));
  return pool([...renders.entries()], WIDTH, async ([number, { way, page, address }]): Promise<Rendered> => {
    if (number >= renders.length / 2) await half;
    for (const happening of happenings.get(number) ?? []) await happening.happen();
    // With several replicas, the one that receives the publish is not the one that is visited.
    if (way === "published") await publish(getSite(chaos, number + 1), page.slug);
    const { html, ...answer } = await getPage(getSite(chaos, number) + address);
    const now = readTraits(html);
    const well = pages.get(page) ?? { duringSale: now, afterSale: now };
    const isPage = answer.status === 200 && answer.isComplete;
    return {
      way,
      address,
      replica: number % chaos.sites.length,
      ...answer,
      lacks: missing(now, answer.began < saleEnds ? well.duringSale : well.afterSale),
      isWrongPrice: isPage && isWrong(now, answer, well, saleEnds),
      isStoredTooLong: isPage && isCachedAfterSale(answer.cacheControl, answer, saleEnds),
      prices: now.prices,
    };
  });
}
