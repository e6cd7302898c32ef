import type { CaptureOffer } from "@courseway/blocks";
import { captureState, type SignUp, updateSignUp } from "@courseway/blocks/email-capture";
import { type Follow, findHiddenPart } from "@courseway/blocks/offer";
import { graphicPromo, type TimeWindow, type Visibility } from "@courseway/coupons";
import { emailCapture, saleActive } from "@courseway/coupons/emailed";
import { ISLAND_START } from "@courseway/ui/islands";
import { dismissBanner, minimizeEmailCapture, type VisitorStore } from "@courseway/visitor";
import { reserveRoom } from "./reserve-room.ts";

/** The data of the email offer, as JSON. */
export interface EmailCaptureData {
  readonly offer: CaptureOffer;
  /** The sale during which the banner is hidden. [EC-009] */
  readonly sale: TimeWindow;
  /** The site's graphic promo banner; null if it never shows. [EC-001] */
  readonly promo: TimeWindow | null;
  /** The scroll distance in px after which the banner shows; null for the default of 100. [EC-003] */
  readonly threshold: number | null;
}

/** The form's event after a sign-up; its `detail` is the time in epoch ms. */
export const CAPTURE_TAKEN = "cw-capture-taken";

/** Screens where an offer that opened by itself is low and closes again on scrolling. [EC-039] */
const PHONE = "(max-width: 767px)";

/** For how long the banner ignores pointers after it moved by itself, in ms: its animation of 260, and a finger's time to stop. */
const ARRIVAL_MS = 260 + 500;

const HIDDEN: Visibility = { visible: false, nextChange: null };

/** The page's scrolling: whether it is at the top, and the maximum so far. */
function followScroll(look: () => void): { readonly scroll: { now: number; most: number }; readonly stop: () => void } {
  const scroll = { now: 0, most: 0 };
  const read = (): void => {
    scroll.now = Math.max(0, window.scrollY);
    scroll.most = Math.max(scroll.most, scroll.now);
    look();
  };
  window.addEventListener("scroll", read, { passive: true });
  return { scroll, stop: () => window.removeEventListener("scroll", read) };
}

/**
 * Makes the banner ignore pointers for a moment, so that a finger on its way to the page does not meet a banner that has just come. The
 * keyboard's focus may enter it at once.
 */
function guardArrival(
  banner: HTMLElement,
  store: VisitorStore,
): { readonly begin: () => void; readonly stop: () => void } {
  let began: number | null = null;
  let stopAlarm = (): void => {};
  const end = (): void => {
    stopAlarm();
    banner.removeAttribute("data-arriving");
  };
  const begin = (): void => {
    end();
    began = null;
    banner.setAttribute("data-arriving", "");
    stopAlarm = store.addAlarm((time) => {
      began ??= time;
      return time < began + ARRIVAL_MS ? began + ARRIVAL_MS : null;
    });
  };
  const stopListening = store.subscribe(() => {
    const { now } = store.getSnapshot();
    // Also if the clock was set back.
    if (began !== null && (now >= began + ARRIVAL_MS || now < began)) end();
  });
  const stop = (): void => {
    stopListening();
    end();
  };
  return { begin, stop };
}

/**
 * The site's offer for an email address, at the bottom of the screen: hidden until the page is scrolled, minimized to a line, expanded to
 * the form, or showing the coupon's result. The form's code loads with its first use. [EC-001, EC-002, EC-003, EC-004, EC-005, EC-006,
 * EC-007, EC-009, EC-010, EC-011, EC-012, EC-027, RT-043]
 */
export const followEmailCapture: Follow<EmailCaptureData> = (island, { offer, sale, promo, threshold }, store) => {
  const banner = findHiddenPart(island, 0);
  const [toggle, close] = banner?.querySelectorAll("button") ?? [];
  const [title, more] = toggle?.querySelectorAll("span") ?? [];
  const body = banner?.querySelector<HTMLElement>(".cw-capture-body");
  if (!banner || !toggle || !close || !title || !more || !body) return () => {};

  let isKnown = false;
  // Remembers on this page what cookies or storage may not.
  let isClosed = false;
  let isMinimized: boolean | null = null;
  let hasExpanded = false;
  const phone = window.matchMedia(PHONE);
  let taken: number | null = null;
  let signUp: SignUp | null = null;
  let stopReserving: (() => void) | undefined;

  const arrival = guardArrival(banner, store);

  const saleAt = (time: number): Visibility => saleActive(sale, promo ? graphicPromo(promo, time) : HIDDEN, time);
  const stateAt = (time: number) => captureState(offer, signUp, store.getSnapshot().emailed, time);

  const show = (isVisible: boolean): void => {
    if (isVisible === (banner.parentElement === island)) return;
    if (isVisible) {
      arrival.begin();
      island.append(banner);
      stopReserving = reserveRoom(banner);
    } else {
      stopReserving?.();
      banner.remove();
    }
  };

  const look = (): void => {
    const { now, dismissed, ambassador, isEmailMinimized, emailed } = store.getSnapshot();
    signUp = updateSignUp(signUp, emailed, taken);
    const { visible, expands } = emailCapture({
      enabled: isKnown,
      hasList: true,
      dismissed: isClosed || dismissed.includes(offer.coupon),
      ambassador: ambassador !== null,
      sale: saleAt(now),
      scroll: { ...scroll, now: Math.min(scroll.now, 1) },
      threshold,
      minimized: isMinimized ?? isEmailMinimized,
    });
    // The form stays while the visitor uses it.
    hasExpanded = expands || (hasExpanded && (!phone.matches || body.contains(document.activeElement)));
    const isExpanded = isMinimized === null ? hasExpanded : !isMinimized;
    banner.toggleAttribute("data-by-itself", isMinimized === null);
    const { status, urgency } = stateAt(now);
    const isOpen = status === "open";
    toggle.setAttribute("aria-expanded", String(isExpanded));
    title.textContent = isOpen || isExpanded ? offer.title : (urgency ?? "Coupon Applied!");
    if (!isOpen || isExpanded) more.remove();
    else title.after(more);
    if (isMinimized === null && body.hidden === isExpanded) arrival.begin();
    body.hidden = !isExpanded;
    show(visible);
    // Only the form's island knows the coupon's result.
    if (visible && isExpanded && !isOpen)
      body.firstElementChild?.dispatchEvent(new Event(ISLAND_START, { bubbles: true }));
  };
  const { scroll, stop } = followScroll(look);

  toggle.addEventListener("click", () => {
    isMinimized = toggle.getAttribute("aria-expanded") === "true";
    void minimizeEmailCapture(store, isMinimized);
    look();
  });
  close.addEventListener("click", () => {
    isClosed = true;
    void dismissBanner(store, offer.coupon);
    look();
  });
  banner.addEventListener(CAPTURE_TAKEN, (event) => {
    taken = event instanceof CustomEvent ? Number(event.detail) : null;
    look();
  });
  let isGone = false;
  const learn = async (): Promise<void> => {
    isKnown = (await store.readDetails()) !== null;
    if (!isGone) look();
  };
  void learn();
  scroll.now = scroll.most = Math.max(0, window.scrollY);
  look();
  const stops = [
    stop,
    arrival.stop,
    store.subscribe(look),
    store.addAlarm((time) => saleAt(time).nextChange),
    store.addAlarm((time) => {
      const { nextChange } = stateAt(time);
      return nextChange !== null && time < nextChange ? nextChange : null;
    }),
  ];
  return () => {
    isGone = true;
    for (const one of stops) one();
    show(false);
  };
};
