import { asNumber } from "../values/untrusted.ts";
import { earliestChange, isOpen, nextChange, normalizeWindow, type TimeWindow } from "../windows/time-window.ts";
import { DAY_THRESHOLD_MS } from "./countdown.ts";
import { BANNER_WINDOW_MS, type Visibility } from "./banners.ts";

/** The settings of the top promo banner, from content and header options. */
export interface TopPromo extends TimeWindow {
  /** The promotion that follows the main one, from the main end on; null for none. */
  readonly reset: { readonly ends: number | null } | null;
  /** `showHidePromoBanner`. */
  readonly switchedOn: boolean;
  /** `hideStickyBanner` of the page's header options. */
  readonly hideStickyBanner: boolean;
}

/** Which text to show: the main promotion's, the reset's, or none. */
export type TopPromoPhase = "hidden" | "main" | "reset";

/** The state of the top promo banner at one moment. */
export interface TopPromoState extends Visibility {
  readonly phase: TopPromoPhase;
  /** The moment that the countdown runs to; null if there is nothing to count. */
  readonly countdownTo: number | null;
  /**
   * The moment for which an open page sets a timer (use `runAt`): the start, if it is more than 24 h away; else null.
   * [PB-008, PB-009]
   */
  readonly timer: number | null;
}

function normalizePromo(banner: TopPromo): TopPromo {
  const { reset } = { ...banner };

  return { ...banner, ...normalizeWindow(banner), reset: reset && normalizeWindow(reset) };
}

function phaseAt({ starts, ends, reset, ...options }: TopPromo, now: number): TopPromoPhase {
  if (!options.switchedOn || options.hideStickyBanner) return "hidden";
  if (starts !== null && starts - now > BANNER_WINDOW_MS) return "hidden";
  if (ends === null || now < ends) return "main";

  return reset && isOpen({ starts: ends, ends: reset.ends }, now) ? "reset" : "hidden";
}

function changeAfter(promo: TopPromo, now: number, phase: TopPromoPhase): number | null {
  const { starts, ends, reset } = promo;
  // A missing moment is NaN, which is never later than now.
  const moments = [asNumber(starts) - BANNER_WINDOW_MS, asNumber(ends), asNumber(reset?.ends)];

  return earliestChange(moments.filter((moment) => moment > now && phaseAt(promo, moment) !== phase));
}

/**
 * Decides whether the top promo banner shows: from 5 minutes before its start until its end; then its reset, if any,
 * until the reset ends. Its switch and the page's option hide it. A page opened between 24 h and 5 minutes before the
 * start gets no timer and shows no banner until it is loaded again; `nextChange` still has that moment, for the host's
 * cache. [PB-006, PB-007, PB-008, PB-009, PB-010, PB-011, PB-012, PB-013, PB-021]
 */
export function topPromo(banner: TopPromo, now: number): TopPromoState {
  const promo = normalizePromo(banner);
  const at = asNumber(now);
  const phase = phaseAt(promo, at);
  const isOff = !promo.switchedOn || promo.hideStickyBanner;
  const isFar = !isOff && nextChange(promo, at) !== null && (promo.starts ?? at) - at > DAY_THRESHOLD_MS;

  return {
    visible: phase !== "hidden",
    phase,
    countdownTo: phase === "main" ? promo.ends : phase === "reset" ? (promo.reset?.ends ?? null) : null,
    nextChange: changeAfter(promo, at, phase),
    timer: isFar ? promo.starts : null,
  };
}
