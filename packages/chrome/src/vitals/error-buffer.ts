/** More errors of one page say nothing new. */
const MOST = 20;

/** The errors of a page, stored until the code that reports them has loaded. */
export interface ErrorBuffer {
  readonly events: readonly Event[];
  /** Calls `report` at the first error, or at once if there is one. */
  readonly onFirst: (report: () => void) => void;
}

/** Starts to record the errors of the page. */
export function bufferErrors(): ErrorBuffer {
  const events: Event[] = [];
  let first: (() => void) | undefined;
  const keep = (event: Event): void => {
    if (events.length < MOST) events.push(event);
    first?.();
    first = undefined;
  };
  // An element's error does not bubble.
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, keep, true);
  return {
    events,
    onFirst: (report) => {
      if (events.length > 0) report();
      else first = report;
    },
  };
}
