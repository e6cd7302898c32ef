import { type PageReading, setHandle, type SiteReading } from "../../reading/read-site.ts";
import { type FoundHere, finding, type Finding, type Place } from "../../finding/finding.ts";
import type { SiteOffers } from "../../offers/rules/input.ts";
import type { PageState, PageView, RehearsedPage, ShownBanner, ShownPrice } from "@courseway/visitor/simulated";
import { type Rehearsal, stateAtMoment } from "../rehearse.ts";
import type { SeenAt } from "../report.ts";

/** The input of the rehearsal rules. */
export interface Judged extends Pick<SiteOffers, "site" | "timeline" | "prices"> {
  readonly rehearsal: Rehearsal;
}

/** A finding and where it was seen. */
export interface SeenFinding {
  readonly finding: Finding;
  readonly seen: readonly SeenAt[];
}

/** A page in one state, for an anonymous visitor. */
export interface Scene {
  readonly page: RehearsedPage;
  readonly state: PageState;
  readonly view: PageView;
  /** Epoch ms. */
  readonly at: number;
}

/** Lists every state of every page in which visitors can find it. */
export const listScenes = ({ pages }: Rehearsal): readonly Scene[] =>
  pages.flatMap((page) =>
    page.states.flatMap((state) => {
      const [view] = state.views;
      return view === undefined ? [] : [{ page, state, view, at: state.from }];
    }),
  );

/**
 * Lists what all pages show at a moment (epoch ms). It checks every page, so call it once per moment, never per page.
 */
export const listScenesAt = ({ pages }: Rehearsal, at: number): readonly Scene[] =>
  pages.flatMap((page) => {
    const state = stateAtMoment(page, at);
    const view = state?.views[0];
    return state === undefined || view === undefined ? [] : [{ page, state, view, at }];
  });

/**
 * Reads each page's content once, and returns a lookup by path and moment (epoch ms), since a page's content may change
 * over time.
 */
export function pageReadings<Read>(
  { pages }: Pick<SiteReading, "pages">,
  read: (page: PageReading) => Read,
): (path: string, at: number) => Read | null {
  const byPath = Map.groupBy(
    pages.map((page) => ({ path: page.path, from: page.from ?? -Infinity, read: read(page) })),
    ({ path }) => path,
  );
  return (path, at) => byPath.get(path)?.findLast(({ from }) => from <= at)?.read ?? null;
}

/** Lists the moments of a rehearsal, including its beginning. */
export const listMoments = ({ from, moments }: Rehearsal): readonly number[] => [from, ...moments];

/** Returns the place of the global set in which a banner is written. */
export const getBannerPlace = (banner: ShownBanner["banner"]): Place => ({
  path: null,
  part: setHandle(banner === "top" ? "topPromo" : banner === "graphic" ? "graphicPromo" : "offer"),
  field: null,
});

/** Merges the same fault on several pages and at several moments into one finding, made from the first. */
export function gathered(found: readonly (FoundHere & { readonly seenAt: SeenAt })[]): readonly SeenFinding[] {
  const groups = new Map<string, { readonly finding: Finding; readonly byPath: Map<string, SeenAt> }>();
  for (const { seenAt, ...here } of found) {
    const made = finding(here);
    const group = groups.get(made.key) ?? { finding: made, byPath: new Map<string, SeenAt>() };
    if (!group.byPath.has(seenAt.path)) group.byPath.set(seenAt.path, seenAt);
    groups.set(made.key, group);
  }
  return [...groups.values()].map(({ finding: made, byPath }) => ({ finding: made, seen: [...byPath.values()] }));
}

const dollarsIn = (text: string | null): number =>
  text === null ? 0 : Math.round(Number(text.replaceAll(/[^\d.]/gu, "")) * 100);

/**
 * Computes a price's discount in whole percent: from the crossed-out price or from the price without codes, whichever
 * is higher.
 */
export function computePercent({ final, original, compareAt }: ShownPrice): number {
  if (final === null) return 0;
  const before = Math.max(original ?? 0, dollarsIn(compareAt));
  return before > final ? Math.round(((before - final) / before) * 100) : 0;
}

/** Formats a banner's text for a sentence. */
export const quoted = (words: string): string => `“${words.length > 70 ? `${words.slice(0, 67).trimEnd()}…` : words}”`;

/** Whether commerce accepts none of the codes today. It may still accept them on the day. */
export const isNotOpenYet = (codes: readonly string[], { prices }: Pick<Judged, "prices">): boolean =>
  prices.isKnown &&
  codes.length > 0 &&
  codes.every((code) =>
    prices.products.every((ids) => {
      const [plain, quote] = [prices.quote(ids, []), prices.quote(ids, [code])];
      return plain === null || quote === null || quote.discountPrice >= plain.discountPrice;
    }),
  );
