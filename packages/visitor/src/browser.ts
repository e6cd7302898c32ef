import { onCoupon } from "@courseway/coupons/events";

/** The path of the location call, on the page's own origin. */
export const LOCATION_PATH = "/api/location/";

/** A browser as the store needs it for everybody; tests and stories use another one. */
export interface VisitorBrowser {
  /** Epoch ms. */
  readonly now: () => number;
  /** @returns calls the timer off */
  readonly timer: (run: () => void, delayMs: number) => () => void;
  /** The page's whole address. */
  readonly url: () => string;
  /** Whether a cookie may be there that says `name=` or `name=value`; what it says is read with the details. */
  readonly mayHaveCookie: (start: string) => boolean;
  /** Calls back when what the browser knows may have changed: another tab, the back/forward cache, a page that becomes visible again. @returns stops it */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls back with each coupon event's code. @returns stops it */
  readonly onCoupon: (listener: (code: string) => void) => () => void;
}

/** Events after which cookies, storage, address or time may be others: which target, which event. */
const changes = (): readonly (readonly [EventTarget | undefined, string])[] => [
  [window, "storage"],
  [window, "pageshow"],
  [window, "popstate"],
  [document, "visibilitychange"],
  // Not in every browser; there the next look at the page finds the change.
  ["cookieStore" in window ? window.cookieStore : undefined, "change"],
];

/** The browser that the page runs in. */
export const pageBrowser: VisitorBrowser = {
  now: () => Date.now(),
  timer: (run, delayMs) => {
    const handle = setTimeout(run, delayMs);
    return () => clearTimeout(handle);
  },
  url: () => location.href,
  mayHaveCookie: (start) => {
    try {
      return document.cookie.includes(start);
    } catch {
      // The visitor blocks site data.
      return false;
    }
  },
  onChange: (listener) => {
    const targets = changes();
    const onEvent = ({ type }: Event): void => {
      // A page that is left gives way to the next one: it would read its cookies while that one is painted.
      if (type !== "visibilitychange" || document.visibilityState === "visible") listener();
    };
    for (const [target, event] of targets) target?.addEventListener(event, onEvent);
    return () => {
      for (const [target, event] of targets) target?.removeEventListener(event, onEvent);
    };
  },
  onCoupon,
};
