import { emailedCoupon } from "@courseway/coupons/emailed";
import type { VisitorSnapshot } from "@courseway/visitor";
import type { CaptureOffer } from "./capture-offer.ts";

/** When the visitor's coupon was asked for, in epoch ms; null where nothing says. */
export interface SignUp {
  readonly at: number | null;
}

/** Where an email capture stands with its visitor. */
export interface CaptureState {
  /** `open`: nothing was asked for. `applied`: the coupon holds. `expired`: it ended while the page was open. */
  readonly status: "open" | "applied" | "expired";
  /** The line that says until when the coupon holds, or that it holds no longer; null where there is none to show. */
  readonly urgency: string | null;
  /** When that changes by itself, in epoch ms; null for never. */
  readonly nextChange: number | null;
}

type Emailed = Pick<VisitorSnapshot["emailed"], "codes" | "submitted">;

/**
 * The coupon that the visitor has, or had on this page. We keep it after the cookies expire, to tell the visitor that it ended.
 *
 * @param taken when the visitor signed up on this page, in epoch ms; null where they did not
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

/** Where an email capture stands at a moment (epoch ms). [EC-015, EC-023, EC-024, EC-025, EC-026] */
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
