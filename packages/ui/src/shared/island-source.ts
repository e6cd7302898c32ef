/** The element around an island's HTML. */
export const ISLAND_TAG = "cw-island";

/** The element around a node among an island's props. */
export const SLOT_TAG = "cw-slot";

/** On a slot, and on the `template` of a slot that an island does not show at first: the slot's number within its island. */
export const SLOT_NUMBER = "data-slot";

/** Stands for a node in an island's JSON, with the number of its slot. */
export const SLOT_KEY = "~";

/** The event that starts an island that waits to be used; it is sent within the island, and bubbles. */
export const ISLAND_START = "cw-island-start";

/** The event that ends an island before its element is taken off the page. */
export const ISLAND_END = "cw-island-end";

/** On the script by which a page is started. */
export const START_MARK = "data-start";

/** What the browser's bundle must know of an island. */
export interface IslandSource {
  readonly name: string;
  /** Brings its component, or for a plain island its function. */
  readonly load: () => Promise<unknown>;
  /** Whether the island needs no React: `load` brings a `PlainStart`. */
  readonly isPlain?: boolean;
  /** Called with its props before anything of the page starts. */
  readonly prepare?: ((props: unknown) => Promise<unknown>) | undefined;
}

/** Makes an island's HTML interactive without React. @returns ends it */
export type PlainStart = (island: Element, data: unknown) => () => void;

/** Whether the browser shows a page that the storefront's own start runs. */
export const isPageOfOurStart = (): boolean =>
  typeof document !== "undefined" && document.querySelector(`[${START_MARK}]`) !== null;
