import { onCoupon } from "@courseway/coupons/events";

/** The path of the location call, on the page's own origin. */
export const LOCATION_PATH = "/api/location/";

/** The browser functions that the store needs for every visitor. Tests and stories use their own. */
export interface VisitorBrowser {
  /** Epoch ms. */
  readonly now: () => number;
  /** @returns cancels the timer */
  readonly timer: (run: () => void, delayMs: number) => () => void;
  /** The page's absolute URL. */
  readonly url: () => string;
  /** Whether there may be a cookie `name=` or `name=value`. Its value is read with the details. */
  readonly mayHaveCookie: (start: string) => boolean;
  /** Calls back when the stored data may have changed: by another tab, the back/forward cache, or a page that becomes visible again. @returns stops it */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls back with each coupon event's code. @returns stops it */
  readonly onCoupon: (listener: (code: string) => void) => () => void;
}

/** Events after which cookies, storage, address or time may have changed: target and event. */
const changes = (): readonly (readonly [EventTarget | undefined, string])[] => [
  [window, "storage"],
  [window, "pageshow"],
  [window, "popstate"],
  [document, "visibilitychange"],
  // Not in every browser. There the change is found when the page becomes visible again.
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
      // Not on a page that the visitor leaves: reading its cookies would delay the next page's paint.
      if (type !== "visibilitychange" || document.visibilityState === "visible") listener();
    };
    for (const [target, event] of targets) target?.addEventListener(event, onEvent);
    return () => {
      for (const [target, event] of targets) target?.removeEventListener(event, onEvent);
    };
  },
  onCoupon,
};
