import { setHandle } from "../../reading/read-site.ts";
import { type FoundHere, finding, type Finding, type Place } from "../../finding/finding.ts";
import type { SiteOffers } from "../../offers/rules/input.ts";
import type { PageState, PageView, RehearsedPage, ShownBanner, ShownPrice } from "@courseway/visitor/simulated";
import { type Rehearsal, stateAtMoment } from "../rehearse.ts";
import type { SeenAt } from "../report.ts";

/** What the rules of a rehearsal look at. */
export interface Judged extends Pick<SiteOffers, "site" | "timeline" | "prices"> {
  readonly rehearsal: Rehearsal;
}

/** A finding and where it was seen. */
export interface SeenFinding {
  readonly finding: Finding;
  readonly seen: readonly SeenAt[];
}

/** A page in one state, for nobody in particular. */
export interface Scene {
  readonly page: RehearsedPage;
  readonly state: PageState;
  readonly view: PageView;
  /** Epoch ms. */
  readonly at: number;
}

/** Every state of every page that visitors find. */
export const listScenes = ({ pages }: Rehearsal): readonly Scene[] =>
  pages.flatMap((page) =>
    page.states.flatMap((state) => {
      const [view] = state.views;
      return view === undefined ? [] : [{ page, state, view, at: state.from }];
    }),
  );

/** What all pages show at a moment (epoch ms). It looks at every page: ask it once for each moment, never for each page. */
export const scenesAt = ({ pages }: Rehearsal, at: number): readonly Scene[] =>
  pages.flatMap((page) => {
    const state = stateAtMoment(page, at);
    const view = state?.views[0];
    return state === undefined || view === undefined ? [] : [{ page, state, view, at }];
  });

/** The moments of a rehearsal, its beginning among them. */
export const listMoments = ({ from, moments }: Rehearsal): readonly number[] => [from, ...moments];

/** The set in which a banner is written. */
export const bannerPlace = (banner: ShownBanner["banner"]): Place => ({
  path: null,
  part: setHandle(banner === "top" ? "topPromo" : banner === "graphic" ? "graphicPromo" : "offer"),
  field: null,
});

/** Makes one finding of the same fault on several pages and at several moments: the first tells of it. */
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

/** What a price is below what is crossed out, and below the price without codes, in whole percent, the higher one. */
export function computePercent({ final, original, compareAt }: ShownPrice): number {
  if (final === null) return 0;
  const before = Math.max(original ?? 0, dollarsIn(compareAt));
  return before > final ? Math.round(((before - final) / before) * 100) : 0;
}

/** A banner's words as a sentence names them. */
export const quoted = (words: string): string => `“${words.length > 70 ? `${words.slice(0, 67).trimEnd()}…` : words}”`;

/** Whether commerce takes none of some codes today: it may on the day. */
export const isNotOpenYet = (codes: readonly string[], { prices }: Pick<Judged, "prices">): boolean =>
  prices.isKnown &&
  codes.length > 0 &&
  codes.every((code) =>
    prices.products.every((ids) => {
      const [plain, quote] = [prices.quote(ids, []), prices.quote(ids, [code])];
      return plain === null || quote === null || quote.discountPrice >= plain.discountPrice;
    }),
  );
