/** The name of the coupon event on `window`. */
export const COUPON_EVENT = "courseway:coupon";

/** How long after a successful email sign-up its coupon is emitted, in milliseconds. [EC-020] */
export const COUPON_EVENT_DELAY_MS = 100;

/** The part of a browser's window that the event needs, so that the package does not require DOM types. */
interface EventWindow {
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
  dispatchEvent(event: object): boolean;
}

declare const window: EventWindow | undefined;
declare const CustomEvent: new (type: string, init: { detail: { code: string } }) => object;

/** The code of an event, or blank. Any script on the page may dispatch an event, so its shape is checked. */
function readCode(event: unknown): string {
  const detail = typeof event === "object" && event !== null && "detail" in event ? event.detail : null;
  const code = typeof detail === "object" && detail !== null && "code" in detail ? detail.code : null;

  return typeof code === "string" ? code.trim() : "";
}

/**
 * Emits to every listener on the page that the visitor now has a coupon. Ignores a blank code; does nothing outside a
 * browser. [CP-006, EC-020]
 */
export function emitCoupon(code: string): void {
  if (typeof window === "undefined" || typeof code !== "string" || !code.trim()) return;

  window.dispatchEvent(new CustomEvent(COUPON_EVENT, { detail: { code: code.trim() } }));
}

/**
 * Calls the listener with each emitted coupon, except blank ones. Returns a function that removes the listener.
 * [CP-006, CP-026, CP-028]
 */
export function onCoupon(listener: (code: string) => void): () => void {
  if (typeof window === "undefined") return () => {};

  const target = window;
  const hear = (event: unknown): void => {
    const code = readCode(event);
    if (code) listener(code);
  };
  target.addEventListener(COUPON_EVENT, hear);

  return () => target.removeEventListener(COUPON_EVENT, hear);
}
