import { vi } from "vitest";

/** One observer that a component made, and what it is told. */
export interface StubbedIntersection {
  readonly options: IntersectionObserverInit | undefined;
  /** Tells the component that what it watches came or went, unless it no longer watches. */
  readonly tell: (isIntersecting: boolean, target?: Element | null) => void;
}

/** Puts an `IntersectionObserver` into jsdom, which has no layout. @returns the observers, in the order they were made */
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
