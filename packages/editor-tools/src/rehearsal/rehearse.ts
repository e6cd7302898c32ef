import type { SiteReading } from "../reading/read-site.ts";
import type { PageVersions } from "./contents.ts";
import type { PageState, PageView, RehearsalVisitor, RehearsedPage } from "@courseway/visitor/simulated";
import type { RehearsedSite } from "./rehearsed-site.ts";

/** Every page of a brand in every state that it has in a period, for every visitor. */
export interface Rehearsal {
  readonly name: string;
  readonly title: string;
  readonly timeZone: string;
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
  readonly visitors: readonly RehearsalVisitor[];
  readonly pages: readonly RehearsedPage[];
  /** The paths of the pages that were rehearsed as drafts. */
  readonly drafts: readonly string[];
  /** The moments at which any page changes, in order; epoch ms. */
  readonly moments: readonly number[];
  /**
   * The number of page views: pages times visitors, at the beginning, and a second before, at and a second after each
   * moment.
   */
  readonly cells: number;
}

/** How many pages are processed at once: their requests to commerce are sent together. */
const AT_ONCE = 16;

const SECOND_MS = 1000;

/** Returns the state of a page at a moment (epoch ms). */
export const stateAtMoment = ({ states }: RehearsedPage, at: number): PageState | undefined =>
  states.findLast(({ from }) => from <= at);

/** Returns the state just before a moment. */
export const stateBefore = (page: RehearsedPage, at: number): PageState | undefined =>
  stateAtMoment(page, at - SECOND_MS);

/** Returns the view of an anonymous visitor in a state; null if the page is not live. */
export const anonymousView = (state: PageState | undefined): PageView | null => state?.views[0] ?? null;

/** Computes the states of a page in all versions of its content, each until the next one. */
async function versionStates(
  site: RehearsedSite,
  reading: SiteReading,
  versions: PageVersions,
  { to, visitors }: Pick<Rehearsal, "to" | "visitors">,
): Promise<RehearsedPage> {
  const found: RehearsedPage[] = [];
  for (const [index, { from, page }] of versions.entries()) {
    const until = versions[index + 1]?.from;
    const end = until === undefined ? to : until - 1;
    found.push(await site.page(page, reading.globals, { from, to: end, visitors }));
  }
  return { path: found[0]?.path ?? "", states: found.flatMap(({ states }) => states) };
}

/**
 * Rehearses a period (epoch ms). Each page reports when it changes, so no change is missed.
 * @param onProgress called after each page with the number of pages done and their total
 */
export async function rehearse(
  site: RehearsedSite,
  {
    reading,
    pages,
    visitors,
    from,
    to,
    onProgress,
  }: {
    readonly reading: SiteReading;
    readonly pages: readonly PageVersions[];
    readonly visitors: readonly RehearsalVisitor[];
    readonly from: number;
    readonly to: number;
    readonly onProgress?: (done: number, of: number) => void;
  },
): Promise<Rehearsal> {
  const found: RehearsedPage[] = [];
  const waiting = pages.entries();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const [index, versions] of waiting) {
      found[index] = await versionStates(site, reading, versions, { to, visitors });
      done += 1;
      onProgress?.(done, pages.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const changes = found.flatMap(({ states }) => states.map((state) => state.from)).filter((at) => at > from);
  const moments = [...new Set(changes)].toSorted((one, other) => one - other);
  return {
    name: reading.name,
    title: reading.brand.name,
    timeZone: reading.brand.timeZone,
    from,
    to,
    visitors,
    pages: found,
    drafts: found.flatMap(({ path }, index) => (pages[index]?.[0]?.page.isDraft === true ? [path] : [])),
    moments,
    cells: pages.length * visitors.length * (1 + 3 * moments.length),
  };
}
