/** The element around an island's HTML. */
export const ISLAND_TAG = "cw-island";

/** The element around a node in an island's props. */
export const SLOT_TAG = "cw-slot";

/**
 * Attribute of a slot, and of the `template` of a slot that an island does not show at first: the slot's number within
 * its island.
 */
export const SLOT_NUMBER = "data-slot";

/** The key that replaces a node in an island's JSON, with the number of its slot. */
export const SLOT_KEY = "~";

/** The event that starts an island of moment `used`. It is dispatched inside the island, and bubbles. */
export const ISLAND_START = "cw-island-start";

/** The event that ends an island before its element is removed from the page. */
export const ISLAND_END = "cw-island-end";

/** Attribute of the script that starts a page. */
export const START_MARK = "data-start";

/** What the browser's bundle must know about an island. */
export interface IslandSource {
  readonly name: string;
  /** Loads the island's component, or the function of a plain island. */
  readonly load: () => Promise<unknown>;
  /** Whether the island needs no React: `load` then returns a `PlainStart`. */
  readonly isPlain?: boolean;
  /** Called with the island's props before anything on the page starts. */
  readonly prepare?: ((props: unknown) => Promise<unknown>) | undefined;
}

/** Makes an island's HTML interactive without React. @returns a function that ends it */
export type PlainStart = (island: Element, data: unknown) => () => void;

/** Whether the browser shows a page that the storefront's own script starts. */
export const isPageOfOurStart = (): boolean =>
  typeof document !== "undefined" && document.querySelector(`[${START_MARK}]`) !== null;

/** Finds the element that the URL's fragment refers to. */
export function findFragmentTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not every fragment is validly percent-encoded.
    return null;
  }
}
