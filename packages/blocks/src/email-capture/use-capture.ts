import { useAlarm, useVisitor, useVisitorStore } from "@courseway/visitor/react";
import { useCallback, useEffect, useState } from "react";
import type { CaptureOffer } from "./capture-offer.ts";
import { type CaptureState, captureState, type SignUp, updateSignUp } from "./capture-state.ts";

/** Where an email capture stands with its visitor. */
export interface Capture extends Pick<CaptureState, "status" | "urgency"> {
  /** Notes a sign-up of this moment, in epoch ms. */
  readonly take: (now: number) => void;
}

/**
 * Follows the visitor's emailed coupon: one in their cookie, or given to them on this page, has been submitted. One that
 * ends on an open page has expired until the next load. [EC-015, EC-023, EC-024, EC-025, EC-026]
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
