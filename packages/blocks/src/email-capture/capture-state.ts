import { emailedCoupon } from "@courseway/coupons/emailed";
import type { VisitorSnapshot } from "@courseway/visitor";
import type { CaptureOffer } from "./capture-offer.ts";

/** A visitor's sign-up. `at` is when they requested the coupon, in epoch ms; null if unknown. */
export interface SignUp {
  readonly at: number | null;
}

/** The state of an email capture for its visitor. */
export interface CaptureState {
  /** `open`: no sign-up yet. `applied`: the coupon is valid. `expired`: it ended while the page was open. */
  readonly status: "open" | "applied" | "expired";
  /** The line that says until when the coupon is valid, or that it has expired; null if there is none to show. */
  readonly urgency: string | null;
  /** When this state changes by itself, in epoch ms; null for never. */
  readonly nextChange: number | null;
}

type Emailed = Pick<VisitorSnapshot["emailed"], "codes" | "submitted">;

/**
 * The sign-up for the coupon that the visitor has, or had on this page. It stays after the cookies expire, so that the
 * page can show that the coupon ended.
 *
 * @param taken when the visitor signed up on this page, in epoch ms; null if they did not
 */
export function updateSignUp(
  signUp: SignUp | null,
  { codes, submitted }: Emailed,
  taken: number | null,
): SignUp | null {
  const at = submitted ?? taken;
  const hasSignedUp = codes.length > 0 || taken !== null;
  return hasSignedUp && (signUp === null || (at !== null && signUp.at !== at)) ? { at } : signUp;
}

/** The state of an email capture at a time (epoch ms). [EC-015, EC-023, EC-024, EC-025, EC-026] */
export function captureState(
  { coupon, countdownDays, percentage, timeZone }: CaptureOffer,
  signUp: SignUp | null,
  { codes }: Emailed,
  now: number,
): CaptureState {
  if (signUp === null) return { status: "open", urgency: null, nextChange: null };
  const offer = { coupon: codes[0] ?? coupon, submitted: signUp.at, countdownDays, percentage };
  const { status, urgency, nextChange } = emailedCoupon(offer, now, timeZone);
  return { status: status === "expired" ? "expired" : "applied", urgency, nextChange };
}
