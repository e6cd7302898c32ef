/** Attribute of the element with an unfinished page's settings. */
export const SETTINGS_MARK = "data-page";

/** Attribute of an island on a finished page: its index in the page's file. */
export const PROPS_INDEX = "p";

/** An island's data on a finished page. */
export interface IslandData {
  readonly props: unknown;
  /** The HTML of slots that it does not show at first, by slot number. */
  readonly later?: Readonly<Record<string, string>>;
}

/** The file of a finished page: data that its HTML does not need before a script runs. */
export interface PageFile<Settings = unknown> {
  /** The page's settings; null for a page without them. */
  readonly page: Settings | null;
  readonly islands: readonly IslandData[];
}

/** JSON for a script element: every `<` is escaped, so that no text can close the element. [SEO-013] */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
