import { emailedCoupon } from "@courseway/coupons/emailed";
import { useAlarm, useVisitor, useVisitorStore } from "@courseway/visitor/react";
import { useCallback, useEffect, useState } from "react";
import type { CaptureOffer } from "./capture-offer.ts";

/** Where an email capture stands with its visitor. */
export interface Capture {
  /** `open`: nothing was asked for. `applied`: the coupon holds. `expired`: it ended while the page was open. */
  readonly status: "open" | "applied" | "expired";
  /** The line that says until when the coupon holds, or that it holds no longer; null where there is none to show. */
  readonly urgency: string | null;
  /** Notes a sign-up of this moment, in epoch ms. */
  readonly take: (now: number) => void;
}

/** When the visitor's coupon was asked for, in epoch ms; null where nothing says. */
interface Held {
  readonly at: number | null;
}

/**
 * Follows the visitor's emailed coupon: one in their cookie, or given to them on this page, has been submitted. One that
 * ends on an open page has expired until the next load. [EC-015, EC-023, EC-024, EC-025, EC-026]
 */
export function useCapture({ coupon, countdownDays, percentage, timeZone }: CaptureOffer): Capture {
  const store = useVisitorStore();
  const now = useVisitor((visitor) => visitor.now);
  const { codes, submitted } = useVisitor(({ emailed }) => emailed);
  const [taken, take] = useState<number | null>(null);
  const [held, hold] = useState<Held | null>(null);
  useEffect(() => void store?.know(), [store]);

  const at = submitted ?? taken;
  // Kept when the cookies go: the visitor is told how it ended.
  const isHeld = codes.length > 0 || taken !== null;
  if (isHeld && (held === null || (at !== null && held.at !== at))) hold({ at });
  const offer = { coupon: codes[0] ?? coupon, submitted: held?.at ?? null, countdownDays, percentage };
  const { status, urgency, nextChange } = emailedCoupon(offer, now, timeZone);
  const ends = held && nextChange;
  useAlarm(useCallback((time: number) => (ends !== null && time < ends ? ends : null), [ends]));

  if (held === null) return { status: "open", urgency: null, take };
  return { status: status === "expired" ? "expired" : "applied", urgency, take };
}
