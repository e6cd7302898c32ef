/** Where the loader of a finished page keeps what it holds, on the window. */
export const HELD = "coursewayHeld";

/**
 * What a visitor did before the page could hear it: a click has its element alone, a submit the form and what sent it, and a field
 * what it said: a text, or whether it was checked.
 */
export type HeldEvent = readonly [target: Element, detail?: string | boolean | HTMLElement];

/** What is held, in order. */
export interface HeldEvents extends ReadonlyArray<HeldEvent> {
  /** Gives everything out and holds nothing more; what is below a resting pointer hears of it. */
  readonly end: () => readonly HeldEvent[];
}

declare global {
  interface Window {
    /** What the page's loader holds; absent on a page that has none. */
    readonly [HELD]?: HeldEvents;
  }
}
