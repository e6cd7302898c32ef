import { ANONYMOUS_ID_KEY, COOKIES, dismissedKey, exitIntentKey } from "@courseway/brand/rules";
import { COUPON_EVENT_DELAY_MS, emitCoupon } from "@courseway/coupons/events";
import { emailedCookies } from "@courseway/coupons/emailed";
import { emitEvent } from "./events/index.ts";
import type { Consent } from "./snapshot.ts";
import type { VisitorDetails } from "./details/index.ts";
import type { VisitorStore } from "./store.ts";

const DAY_MS = 86_400_000;

/** Writes, and notifies all readers. */
async function write(store: VisitorStore, change: (details: VisitorDetails) => void): Promise<void> {
  const details = await store.readDetails();
  if (details) change(details);
  store.refresh();
}

/**
 * Stores whether personal data may be shared, and notifies analytics: of an opt-out before it takes effect, so that services that got data
 * learn of it, and of an opt-in afterwards. [PV-005, PV-006, PV-007, PV-008]
 */
export async function saveConsent(store: VisitorStore, consent: Consent): Promise<void> {
  const event = { name: "consent", dataSharing: consent === 0, source: "choice" } as const;
  if (consent === 1) emitEvent(event);
  await write(store, ({ setConsent }) => setConsent(consent));
  if (consent === 0) emitEvent(event);
}

/** Stores that the email capture of a coupon was closed. [EC-027] */
export const dismissBanner = (store: VisitorStore, coupon: string): Promise<void> =>
  write(store, ({ setItem }) => setItem(dismissedKey(coupon), "true"));

/** Stores whether the email capture is minimized. [EC-011] */
export const minimizeEmailCapture = (store: VisitorStore, isMinimized: boolean): Promise<void> =>
  write(store, ({ setCookie }) => setCookie(COOKIES.emailMinimize, String(isMinimized)));

/** Whether the exit-intent modal of a path was closed in this tab. [EX-006] */
export const wasExitIntentClosed = async (store: VisitorStore, path: string): Promise<boolean> =>
  (await store.readDetails())?.isDone(exitIntentKey(path)) ?? false;

/** Stores for this tab that the exit-intent modal of a path was closed. [EX-006] */
export const closeExitIntent = (store: VisitorStore, path: string): Promise<void> =>
  write(store, ({ setDone }) => setDone(exitIntentKey(path)));

/** The visitor's anonymous analytics id, created and stored at the first call. [CK-002] */
export async function anonymousId(store: VisitorStore): Promise<string> {
  await store.readDetails();
  const stored = store.getSnapshot().anonymousId;
  const id = stored ?? crypto.randomUUID();
  if (stored === null) await write(store, ({ setItem }) => setItem(ANONYMOUS_ID_KEY, id));
  return id;
}

/**
 * Stores the coupon of a successful sign-up, and notifies the page shortly after. [EC-019, EC-020, EC-024, CK-009]
 *
 * @param now the moment of the sign-up, in epoch ms
 */
export function rememberEmailedCoupon(
  store: VisitorStore,
  coupon: string,
  { now, countdownDays }: { readonly now: number; readonly countdownDays: number | null },
): Promise<void> {
  setTimeout(() => emitCoupon(coupon), COUPON_EVENT_DELAY_MS);
  return write(store, ({ setCookie }) => {
    for (const { name, value, days } of emailedCookies(coupon, now, countdownDays))
      setCookie(COOKIES[name], value, days * DAY_MS);
  });
}
