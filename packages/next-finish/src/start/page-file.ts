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
export interface PageFile<Settings = unknown> {
  /** What the page says in its element of settings; null for a page without one. */
  readonly page: Settings | null;
  readonly islands: readonly IslandData[];
}
