import { vi } from "vitest";

/** One observer that a component created, with a function that calls it back. */
export interface StubbedIntersection {
  readonly options: IntersectionObserverInit | undefined;
  /** Reports to the component that its target entered or left the screen, unless it no longer observes. */
  readonly tell: (isIntersecting: boolean, target?: Element | null) => void;
}

/**
 * Adds an `IntersectionObserver` to jsdom, which has no layout. @returns the observers in the order of their creation
 */
export function stubIntersection(): readonly StubbedIntersection[] {
  const made: StubbedIntersection[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class implements Pick<IntersectionObserver, "observe" | "disconnect"> {
      #watches = true;
      constructor(hear: (entries: unknown[]) => void, options?: IntersectionObserverInit) {
        const tell: StubbedIntersection["tell"] = (isIntersecting, target) =>
          void (this.#watches && hear([{ isIntersecting, target }]));
        made.push({ options, tell });
      }
      observe(): void {}
      disconnect(): void {
        this.#watches = false;
      }
    },
  );
  return made;
}
