import { asNumber } from "../values/untrusted.ts";
import type { Visibility } from "../banners/banners.ts";

/**
 * How far a page must be scrolled before the email capture shows, in pixels, unless the page's header options set
 * another distance. For the host's email capture. [EC-003]
 */
export const EMAIL_CAPTURE_SCROLL_PX = 100;

/** Everything that decides whether and how the sticky email capture shows. */
export interface EmailCaptureContext {
  /** `showEmailCapture` of the page's or the site's set; false if there is no set. [EC-001, EC-005] */
  readonly enabled: boolean;
  /** Whether the brand has a mailing list. [EC-032] */
  readonly hasList: boolean;
  /** Whether `dismissed-{coupon}` is in local storage. [EC-006] */
  readonly dismissed: boolean;
  /** Whether the visitor came by an ambassador's link: `isAmbassadorVisit` of `@courseway/brand`. [EC-007] */
  readonly ambassador: boolean;
  /** The result of `saleActive`, which includes the graphic promo banner. [EC-001, EC-009] */
  readonly sale: Visibility;
  /** How far the page is scrolled now, and how far it was scrolled at most, in pixels. [EC-002, EC-012] */
  readonly scroll: { readonly now: number; readonly most: number };
  /** A threshold instead of `EMAIL_CAPTURE_SCROLL_PX`; 0 shows the capture immediately. [EC-003, EC-004] */
  readonly threshold?: number | null;
  /** Whether the cookie `emailMinimize` is "true". [EC-011, EC-012] */
  readonly minimized: boolean;
}

/** The state of the sticky email capture at one moment. */
export interface EmailCapture extends Visibility {
  /**
   * Whether it opens by itself: at the top of the page, unless the visitor minimized it. A click opens and closes it
   * anywhere. [EC-010, EC-012]
   */
  readonly expands: boolean;
}

/** If nothing is known of a sale, one is assumed: a discount during a sale is worse than no offer. */
const UNKNOWN_SALE: Visibility = { visible: true, nextChange: null };

function isScrolled({ scroll, threshold }: EmailCaptureContext): boolean {
  const needed = threshold ?? EMAIL_CAPTURE_SCROLL_PX;

  return needed === 0 || asNumber({ ...scroll }.most) > asNumber(needed);
}

/**
 * Decides whether the sticky email capture shows: it has data and is enabled, the brand has a mailing list, the visitor
 * did not dismiss it and did not come by an ambassador's link, no sale runs, and the page was scrolled beyond the
 * threshold. Missing information counts against showing it.
 * For the host's email capture and the block `emailCapture`. [EC-001, EC-002, EC-003, EC-004, EC-005, EC-006, EC-007,
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

/**
 * The defaults of the email capture for fields that editors left empty: its texts, coupon, percentage and countdown.
 * [EC-033, EC-034, EC-035, EC-036, EC-037, EC-038]
 */
export const EMAIL_CAPTURE_DEFAULTS = {
  coupon: "CAREER20",
  title: "Limited-Time Sale: Save 20% Today!",
  percentage: 20,
  countdownDays: 3,
  buttonLabel: "Get My Discount",
  content: "Get 20% off your course. Deal expires Sunday.",
} as const;
