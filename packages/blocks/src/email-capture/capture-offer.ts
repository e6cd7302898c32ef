import type { BrandConfig } from "@courseway/brand";
import type { EmailCapture } from "@courseway/content-client";
import { EMAIL_CAPTURE_DEFAULTS } from "@courseway/coupons/emailed";
import { type ChosenLook, chosenLook } from "../shared/button-fields.ts";

/** What a visitor is offered for an address. Plain JSON. */
export interface CaptureOffer {
  readonly coupon: string;
  readonly title: string;
  /** From 1 to 100. */
  readonly percentage: number;
  /** For how many days from the sign-up on the coupon holds. */
  readonly countdownDays: number;
  readonly buttonLabel: string;
  /** How an editor wants the button; absent where they said nothing. */
  readonly look?: ChosenLook;
  /** In which the coupon's last day is named. */
  readonly timeZone: string;
}

/** A default text, which speaks of 20%, for another figure. */
const withPercentage = (text: string, percentage: number): string =>
  text.replace(`${EMAIL_CAPTURE_DEFAULTS.percentage}%`, `${percentage}%`);

/**
 * The offer of an email capture as editors set it, with the documented defaults for what they left empty; null where it is
 * switched off, and for a brand without a mailing list. [EC-005, EC-032, EC-033, EC-034, EC-035, EC-036, EC-037]
 */
export function captureOffer(
  capture: EmailCapture | null,
  { email, timeZone }: Pick<BrandConfig, "email" | "timeZone">,
): CaptureOffer | null {
  if (!capture?.showEmailCapture || email.listId === null) return null;
  const { coupon, buttonLabel, countdownDays, percentage: given } = capture;
  const isPercentage = given !== null && given > 0 && given <= 100;
  const percentage = isPercentage ? given : EMAIL_CAPTURE_DEFAULTS.percentage;
  return {
    coupon: coupon ?? EMAIL_CAPTURE_DEFAULTS.coupon,
    title: withPercentage(EMAIL_CAPTURE_DEFAULTS.title, percentage),
    percentage,
    countdownDays: countdownDays ?? EMAIL_CAPTURE_DEFAULTS.countdownDays,
    buttonLabel: buttonLabel ?? EMAIL_CAPTURE_DEFAULTS.buttonLabel,
    ...chosenLook(capture),
    timeZone,
  };
}

/** What stands above the form: the editors' HTML, else the documented sentence. [EC-038] */
export const captureHtml = ({ displayContent }: EmailCapture, { percentage }: CaptureOffer): string =>
  displayContent || `<p>${withPercentage(EMAIL_CAPTURE_DEFAULTS.content, percentage)}</p>`;
