import { useAlarm, useVisitor, useVisitorStore } from "@courseway/visitor/react";
import { useCallback, useEffect, useState } from "react";
import type { CaptureOffer } from "./capture-offer.ts";
import { type CaptureState, captureState, type SignUp, updateSignUp } from "./capture-state.ts";

/** The state of an email capture for its visitor, and how to record a sign-up. */
export interface Capture extends Pick<CaptureState, "status" | "urgency"> {
  /** Records a sign-up at the current time, in epoch ms. */
  readonly take: (now: number) => void;
}

/**
 * Follows the visitor's emailed coupon. A coupon in their cookie, or one that they got on this page, counts as a
 * sign-up. A coupon that ends while the page is open shows as expired until the next load.
 * [EC-015, EC-023, EC-024, EC-025, EC-026]
 */
export function useCapture(offer: CaptureOffer): Capture {
  const store = useVisitorStore();
  const now = useVisitor((visitor) => visitor.now);
  const emailed = useVisitor((visitor) => visitor.emailed);
  const [taken, take] = useState<number | null>(null);
  const [signUp, hold] = useState<SignUp | null>(null);
  useEffect(() => void store?.readDetails(), [store]);

  const next = updateSignUp(signUp, emailed, taken);
  if (next !== signUp) hold(next);
  const { status, urgency, nextChange } = captureState(offer, next, emailed, now);
  useAlarm(useCallback((time: number) => (nextChange !== null && time < nextChange ? nextChange : null), [nextChange]));
  return { status, urgency, take };
}
