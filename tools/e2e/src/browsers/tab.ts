/** A value that passes from a test to a page and back. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** A key by the name that both drivers use. */
export type Key = "Enter" | "Escape" | "ArrowLeft";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * One visitor's tab. All input is sent through the driver's pointer and keyboard, so the page cannot distinguish it
 * from a person's. `read` inspects the page and changes nothing.
 */
export interface Tab {
  /** Opens an address and waits for the page's load event. */
  readonly open: (address: string) => Promise<void>;
  /** Opens an address and waits only until its HTML is parsed. */
  readonly begin: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly read: <Args extends readonly Plain[], Result>(
    look: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  readonly move: (to: Point) => Promise<void>;
  readonly clickAt: (at: Point) => Promise<void>;
  /** Scrolls the wheel by this many px, with the pointer at this point. */
  readonly wheel: (at: Point, by: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Moves the system mouse from the page up over the browser's toolbar. */
  readonly leaveAbove: () => Promise<void>;
  /** The uncaught errors of the visited pages' scripts. */
  readonly faults: () => Promise<readonly string[]>;
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A running browser that serves one visitor after another. */
export interface Browser {
  /** Opens a tab for a new visitor, with a page of this width in px. */
  readonly visit: (width: number) => Promise<Tab>;
  readonly end: () => Promise<void>;
}

/** The height of every page, in px. */
export const HEIGHT = 800;
