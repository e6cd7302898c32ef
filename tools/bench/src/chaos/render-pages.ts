import { getPage } from "./get-page.ts";
import type { Render, SitePage } from "./plan.ts";
import { pool } from "./pool.ts";
import { type Chaos, SECRET } from "./sites.ts";
import { missing, traitsOf } from "./traits.ts";
import type { Rendered } from "./verdict.ts";

/** How many pages are rendered at the same time. */
const WIDTH = 8;

/**
 * Visits every page while all is well, so that each has a good copy, and gives their HTML. Their previews are visited
 * too: a site that lives on copies from an earlier day shows all of its pages and no preview.
 *
 * @throws Error for one that fails
 */
export async function warm(
  { site }: Chaos,
  pages: readonly SitePage[],
  token: string,
): Promise<ReadonlyMap<SitePage, string>> {
  const visit = async (address: string): Promise<string> => {
    const { status, isComplete, html } = await getPage(site + address);
    if (status === 200 && isComplete) return html;
    throw new Error(
      `${address} answered ${status} while every service worked, so there is nothing to judge. Build anew if the content's schema has changed since; see var/logs.`,
    );
  };
  const html = await pool(pages, WIDTH, ({ path }) => visit(path));
  await pool(pages, WIDTH, ({ path }) => visit(`${path}?token=${token}`));
  return new Map(pages.map((page, place) => [page, html[place] ?? ""]));
}

/** Takes a page out of the site's cache, as a publish does: the next visitor has it rendered. */
async function publish({ site }: Chaos, { slug }: SitePage): Promise<void> {
  const answer = await fetch(`${site}/api/revalidate/`, {
    method: "POST",
    headers: { "x-revalidate-secret": SECRET },
    body: JSON.stringify({ slug }),
  });
  if (!answer.ok)
    throw new Error(
      `The webhook answered ${answer.status} for ${slug}, so the page would come from the cache. See var/logs.`,
    );
}

/** Renders everything that was planned. `well` is the HTML of each page when all was well. */
export function renderAll(
  chaos: Chaos,
  renders: readonly Render[],
  well: ReadonlyMap<SitePage, string>,
): Promise<Rendered[]> {
  const traits = new Map([...well].map(([page, html]) => [page, traitsOf(html)]));
  return pool(renders, WIDTH, async ({ way, page, address }): Promise<Rendered> => {
    if (way === "published") await publish(chaos, page);
    const { status, ms, isComplete, html } = await getPage(chaos.site + address);
    const now = traitsOf(html);
    return { way, address, status, ms, isComplete, lacks: missing(now, traits.get(page) ?? now) };
  });
}
