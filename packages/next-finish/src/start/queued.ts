import { ISLAND_TAG } from "@courseway/ui/islands";

/** The window's property with the loader's queue. */
export const QUEUED = "coursewayHeld";

/** Marks an island that has started and handles its own events. */
export const LIVE = "live";

/** Marks an island whose form the visitor has sent before the island started. */
export const BUSY = "aria-busy";

/** An island that has not started, and that can do more than its HTML. */
export const WAITING = `${ISLAND_TAG}:not([${LIVE}],[when=changed])`;

/** An island that waits to be used. */
export const USED = `${ISLAND_TAG}[when=used]:not([${LIVE}])`;

/** How long events are held without the starter, and after the bundle began to load, in ms. Then the page works as without script. */
export const HOLD_LIMIT_MS = 15_000;

/** How long a link within `data-hold` is held before the browser follows it, in ms. */
export const LINK_HOLD_LIMIT_MS = 4000;

/**
 * An event that a visitor caused before its island could handle it. A click has only its element, a submit the form and its submitter,
 * an input its field and its value: a text, or whether it was checked.
 */
export type QueuedEvent = readonly [target: Element, detail?: string | boolean | HTMLElement];

/** The queued events, in order. */
export interface QueuedEvents extends Array<QueuedEvent> {
  /** The page's data, if it is a file: a `PageFile`. */
  readonly page?: Promise<unknown>;
  /** Called after each new event. */
  onQueued?: () => void;
  /** Elements whose event the starter handled, and whose island has not been told. */
  readonly answered?: Element[];
  /** The response with the site's whole sheet, if the page has its own styles. */
  readonly sheet?: Promise<Response>;
  /** Lets the browser handle links and forms from now on, and those in the queue. Clicks that only an island can handle stay queued. */
  readonly back?: () => void;
  /** Set by the starter: the page's bundle is on its way, so links and forms may wait for it. */
  hasStarter?: boolean;
  /** Set once the bundle runs and replays the queue. */
  isStarted?: boolean;
  /** The first event on the page. */
  readonly by?: Event;
}

declare global {
  interface Window {
    /** The loader's queue; absent on a page without a loader. */
    readonly [QUEUED]?: QueuedEvents;
  }
}

/** Fired on the window once links have the visitor's parameters, or need none. */
export const LINKS_READY = "courseway:links-ready";
