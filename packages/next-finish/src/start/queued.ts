import { ISLAND_TAG } from "@courseway/ui/islands";

/** Where the loader of a page keeps what it holds, on the window. */
export const HELD = "coursewayHeld";

/** On an island that has started: what happens in it is its own. */
export const LIVE = "live";

/** An island that has not started, and whose HTML does not do all that it can do. */
export const WAITING = `${ISLAND_TAG}:not([${LIVE}],[when=changed])`;

/** An island that waits to be used. */
export const USED = `${ISLAND_TAG}[when=used]:not([${LIVE}])`;

/** How long events are held without the starter, and after the runtime began to load, in ms. Then the page works as without script. */
export const HOLD_LIMIT_MS = 15_000;

/** How long a link within `data-hold` is held before the browser follows it, in ms. */
export const LINK_HOLD_LIMIT_MS = 4000;

/**
 * What a visitor did before an island could hear it: a click has its element alone, a submit the form and what sent it, and a field
 * what it said: a text, or whether it was checked.
 */
export type QueuedEvent = readonly [target: Element, detail?: string | boolean | HTMLElement];

/** What is held, in order. */
export interface QueuedEvents extends Array<QueuedEvent> {
  /** The page's own data, where it is a file: `PageFile`. */
  readonly page?: Promise<unknown>;
  /** Told of what was held since. */
  onQueued?: () => void;
  /** What the starter answered by itself, and its island has not heard of. */
  readonly answered?: Element[];
  /** The answer with the site's whole sheet, where the page has its own styles. */
  readonly sheet?: Promise<Response>;
  /** Gives links and forms back to the browser, from now on too. Clicks that only an island can answer stay. */
  readonly back?: () => void;
  /** Set by the starter: the page's bundle is on its way, so links and forms may wait for it. */
  hasStarter?: boolean;
  /** Set once the bundle runs: from then on it gives out what is held. */
  isStarted?: boolean;
  /** What first touched the page. */
  readonly by?: Event;
}

declare global {
  interface Window {
    /** What the page's loader holds; absent on a page that has none. */
    readonly [HELD]?: QueuedEvents;
  }
}
