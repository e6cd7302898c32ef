import type { PricingContext } from "@courseway/blocks";
import type { VisitorSettings } from "@courseway/visitor";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { LinkContext } from "../links/link-context.ts";

/** What the browser needs of a page in addition to its islands. Plain JSON. */
export interface PageSettings {
  readonly visitor: VisitorSettings;
  /** What the page's prices share. */
  readonly pricing: PricingContext;
  readonly links: LinkContext;
  readonly analytics: PageAnalytics;
}

/** On the element that has the settings of a page which is not finished. */
export const SETTINGS_MARK = "data-page";

/** On an island of a finished page: its place in the page's file. */
export const PLACE = "p";

/** One island of a finished page. */
export interface IslandData {
  readonly props: unknown;
  /** The HTML of the slots that it does not show at first, by their number. */
  readonly later?: Readonly<Record<string, string>>;
}

/** The file of a finished page: what its HTML need not have before a script runs. */
export interface PageFile {
  /** Null on a screen, which knows no visitor. */
  readonly page: PageSettings | null;
  readonly islands: readonly IslandData[];
}
