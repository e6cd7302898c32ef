import type { BrandConfig } from "@courseway/brand";
import type { EmailCapture } from "@courseway/content-client";
import { EMAIL_CAPTURE_DEFAULTS } from "@courseway/coupons/emailed";
import { type ChosenLook, chosenLook } from "../shared/button-fields.ts";

/** The offer that a visitor gets for an email address, as plain JSON. */
export interface CaptureOffer {
  readonly coupon: string;
  readonly title: string;
  /** From 1 to 100. */
  readonly percentage: number;
  /** The number of days after the sign-up for which the coupon is valid. */
  readonly countdownDays: number;
  readonly buttonLabel: string;
  /** The editor's look of the button; absent if the editor set none. */
  readonly look?: ChosenLook;
  /** The time zone in which the coupon's last day is stated. */
  readonly timeZone: string;
}

/** Replaces the 20% in a default text with another percentage. */
const withPercentage = (text: string, percentage: number): string =>
  text.replace(`${EMAIL_CAPTURE_DEFAULTS.percentage}%`, `${percentage}%`);

/**
 * The offer of an email capture as editors set it, with the documented defaults for empty fields; null if it is
 * switched off, or if the brand has no mailing list. [EC-005, EC-032, EC-033, EC-034, EC-035, EC-036, EC-037]
 */
export function captureOffer(
  capture: EmailCapture | null,
  { email, timeZone }: Pick<BrandConfig, "email" | "timeZone">,
): CaptureOffer | null {
  if (!capture?.showEmailCapture || email.listId === null) return null;
  const { coupon, captureTitle, buttonLabel, countdownDays, percentage: given } = capture;
  const isPercentage = given !== null && given > 0 && given <= 100;
  const percentage = isPercentage ? given : EMAIL_CAPTURE_DEFAULTS.percentage;
  return {
    coupon: coupon ?? EMAIL_CAPTURE_DEFAULTS.coupon,
    title: captureTitle ?? withPercentage(EMAIL_CAPTURE_DEFAULTS.title, percentage),
    percentage,
    countdownDays: countdownDays ?? EMAIL_CAPTURE_DEFAULTS.countdownDays,
    buttonLabel: buttonLabel ?? EMAIL_CAPTURE_DEFAULTS.buttonLabel,
    ...chosenLook(capture),
    timeZone,
  };
}

/** The HTML above the form: the editors' own, or else the documented sentence. [EC-038] */
export const captureHtml = ({ displayContent }: EmailCapture, { percentage }: CaptureOffer): string =>
  displayContent || `<p>${withPercentage(EMAIL_CAPTURE_DEFAULTS.content, percentage)}</p>`;
