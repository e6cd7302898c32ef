/** So many say all there is to say of a page. */
const MOST = 20;

/** What goes wrong on a page, for whoever measures it later. */
export interface KeptErrors {
  readonly events: readonly Event[];
  /** Calls back once there is one. */
  readonly onFirst: (report: () => void) => void;
}

/** Keeps what goes wrong on the page from now on. */
export function keepErrors(): KeptErrors {
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
