import type { SiteReading } from "../reading/read-site.ts";
import type { PageVersions } from "./contents.ts";
import type { PageState, PageView, RehearsalVisitor, RehearsedPage } from "@courseway/visitor/simulated";
import type { RehearsedSite } from "./rehearsed-site.ts";

/** Every page of a brand in every state that it has in a time, for every visitor. */
export interface Rehearsal {
  readonly name: string;
  readonly title: string;
  readonly timeZone: string;
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
  readonly visitors: readonly RehearsalVisitor[];
  readonly pages: readonly RehearsedPage[];
  /** The moments at which any page changes, the first one first; epoch ms. */
  readonly moments: readonly number[];
  /** How many pages were seen by how many visitors, each a second before, at and a second after each moment. */
  readonly cells: number;
}

/** So many pages are under way at once: their questions to commerce go together. */
const AT_ONCE = 16;

const SECOND_MS = 1000;

/** The state of a page at a moment (epoch ms). */
export const stateAtMoment = ({ states }: RehearsedPage, at: number): PageState | undefined =>
  states.findLast(({ from }) => from <= at);

/** The state before a moment. */
export const stateBefore = (page: RehearsedPage, at: number): PageState | undefined =>
  stateAtMoment(page, at - SECOND_MS);

/** What nobody in particular is shown in a state; null where the page is not live. */
export const anonymousView = (state: PageState | undefined): PageView | null => state?.views[0] ?? null;

/** A page in all versions of its content, each until the next one. */
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
 * Rehearses a time (epoch ms): each page says by itself when it changes, so nothing between two moments is missed.
 * @param onProgress told after each page how many of how many are done
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
    moments,
    cells: pages.length * visitors.length * (1 + 3 * moments.length),
  };
}
