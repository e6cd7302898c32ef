/** A value that passes from a test to a page and back. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** A key by the name that both drivers know. */
export type Key = "Enter" | "Escape" | "ArrowLeft";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * One visitor's tab. Everything a visitor does goes through the driver's pointer and keyboard: the page cannot tell it from
 * a person's. `read` looks and changes nothing.
 */
export interface Tab {
  /** Goes to an address and waits for the page's load. */
  readonly open: (address: string) => Promise<void>;
  /** Goes to an address and waits only until its HTML is read. */
  readonly begin: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly read: <Args extends readonly Plain[], Result>(
    look: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  readonly move: (to: Point) => Promise<void>;
  readonly clickAt: (at: Point) => Promise<void>;
  /** Turns the wheel with the pointer there, by so many px. */
  readonly wheel: (at: Point, by: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The machine's own mouse goes from the page up over the browser's bar. */
  readonly leaveAbove: () => Promise<void>;
  /** What scripts of the visited pages threw and nobody caught. */
  readonly faults: () => Promise<readonly string[]>;
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A running browser that welcomes one visitor after another. */
export interface Browser {
  /** A tab of a new visitor, whose page is so many px wide. */
  readonly visit: (width: number) => Promise<Tab>;
  readonly end: () => Promise<void>;
}

/** How high every page is, in px. */
export const HEIGHT = 800;
