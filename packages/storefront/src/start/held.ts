/** Where the loader of a page keeps what it holds, on the window. */
export const HELD = "coursewayHeld";

/** On an island that has started: what happens in it is its own. */
export const LIVE = "live";

/**
 * What a visitor did before an island could hear it: a click has its element alone, a submit the form and what sent it, and a field
 * what it said: a text, or whether it was checked.
 */
export type HeldEvent = readonly [target: Element, detail?: string | boolean | HTMLElement];

/** What is held, in order. */
export interface HeldEvents extends Array<HeldEvent> {
  /** The page's own data, where it is a file: `PageFile`. */
  readonly page?: Promise<unknown>;
  /** Told of what was held since. */
  onHeld?: () => void;
  /** Set once the bundle runs: from then on it gives out what is held. */
  isStarted?: boolean;
  /** What first touched the page. */
  readonly by?: string;
}

declare global {
  interface Window {
    /** What the page's loader holds; absent on a page that has none. */
    readonly [HELD]?: HeldEvents;
  }
}
