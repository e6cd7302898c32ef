import { asNumber } from "../values/as-number.ts";
import type { Visibility } from "../banners/visibility.ts";

/**
 * How far a page must be scrolled before the email capture shows, in pixels, where its header options say nothing
 * else. For the host's email capture. [EC-003]
 */
export const EMAIL_CAPTURE_SCROLL_PX = 100;

/** All that decides whether the sticky email capture shows, and how. */
export interface EmailCaptureContext {
  /** `showEmailCapture` of the page's or the site's set; false where there is no set. [EC-001, EC-005] */
  readonly enabled: boolean;
  /** The brand has a mailing list. [EC-032] */
  readonly hasList: boolean;
  /** `dismissed-{coupon}` is in local storage. [EC-006] */
  readonly dismissed: boolean;
  /** The visitor came by an ambassador's link: `isAmbassadorVisit` of `@courseway/brand`. [EC-007] */
  readonly ambassador: boolean;
  /** The answer of `saleActive`, which knows of the graphic promo banner too. [EC-001, EC-009] */
  readonly sale: Visibility;
  /** How far the page is scrolled now, and how far it was at most, in pixels. [EC-002, EC-012] */
  readonly scroll: { readonly now: number; readonly most: number };
  /** Another threshold than `EMAIL_CAPTURE_SCROLL_PX`; 0 shows the capture at once. [EC-003, EC-004] */
  readonly threshold?: number | null;
  /** The cookie `emailMinimize` is "true". [EC-011, EC-012] */
  readonly minimized: boolean;
}

/** The sticky email capture at one moment. */
export interface EmailCapture extends Visibility {
  /** Opens by itself: at the top of the page, unless the visitor minimized it. A click opens and closes it anywhere. [EC-010, EC-012] */
  readonly expands: boolean;
}

/** Offering a discount during a sale is worse than not offering it. */
const UNKNOWN_SALE: Visibility = { visible: true, nextChange: null };

function isScrolled({ scroll, threshold }: EmailCaptureContext): boolean {
  const needed = threshold ?? EMAIL_CAPTURE_SCROLL_PX;

  return needed === 0 || asNumber({ ...scroll }.most) > asNumber(needed);
}

/**
 * Whether the sticky email capture shows: it has data and is enabled, the brand has a list, nobody dismissed
 * it, no ambassador sent the visitor, no sale runs, and the page was scrolled beyond the threshold. What is not
 * known counts against showing it.
 * For the host's email capture and the block of that name. [EC-001, EC-002, EC-003, EC-004, EC-005, EC-006, EC-007,
 * EC-009, EC-012, EC-032]
 */
export function emailCapture(context: EmailCaptureContext): EmailCapture {
  const given = { ...context };
  const { enabled, hasList, dismissed, ambassador, minimized } = given;
  const sale = { ...UNKNOWN_SALE, ...given.sale };
  const isWanted = [enabled, hasList, !dismissed, !ambassador].every(Boolean);
  const visible = isWanted && !sale.visible && isScrolled(given);

  return {
    visible,
    expands: visible && !minimized && { ...given.scroll }.now === 0,
    nextChange: isWanted ? sale.nextChange : null,
  };
}

/** What the email capture says and gives where editors left a field empty. [EC-033, EC-034, EC-035, EC-036, EC-037, EC-038] */
export const EMAIL_CAPTURE_DEFAULTS = {
  coupon: "CAREER20",
  title: "Limited-Time Sale: Save 20% Today!",
  percentage: 20,
  countdownDays: 3,
  buttonLabel: "Get My Discount",
  content: "Get 20% off your course. Deal expires Sunday.",
} as const;
