"use client";

import { COUNTDOWN_TICK_MS, offerCountdown, promoCountdown } from "@courseway/coupons";
import { Countdown } from "@courseway/ui";
import { useAlarm, useVisitor } from "@courseway/visitor/react";
import { type ReactNode, useCallback } from "react";

export interface PageCountdownProps {
  /** Epoch ms; null runs to the next midnight of the visitor. [PB-005] */
  readonly ends: number | null;
  /** "OFFER ENDS", "SALE ENDS IN". */
  readonly label?: ReactNode;
  /** `offer` counts days as hours; `banner` shows days or seconds, never both. [CN-008, PB-015] */
  readonly format?: "offer" | "banner";
}

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/** The next whole number of seconds before the end. */
const nextTick = (ends: number, now: number): number | null =>
  now < ends ? ends - (Math.ceil((ends - now) / COUNTDOWN_TICK_MS) - 1) * COUNTDOWN_TICK_MS : null;

/** The visitor's next midnight, 23 to 25 hours after the last. [PB-005] */
const nextMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0);

/** Time left, a figure each second; nothing once it is over. [PB-004, PB-005, PB-015, PB-016, PB-017, CN-008] */
export function RunningCountdown({ ends, label, format = "offer" }: PageCountdownProps) {
  const now = useVisitor((visitor) => visitor.now);
  // The server knows no visitor's midnight: it keeps the room.
  const isKnown = useVisitor((visitor) => ends !== null || visitor.url !== "");
  useAlarm(useCallback((time: number) => nextTick(ends ?? nextMidnight(time), time), [ends]));

  const time = (format === "banner" ? promoCountdown : offerCountdown)(ends ?? nextMidnight(now), now);
  if (time === null) return null;
  const figures: Readonly<Partial<Record<(typeof UNITS)[number], number | null>>> = time;
  const boxes = UNITS.flatMap((unit) => {
    const value = figures[unit] ?? null;
    return value === null ? [] : [{ unit, value: isKnown ? value : 0 }];
  });
  return <Countdown label={label} boxes={boxes} isPending={!isKnown} />;
}
