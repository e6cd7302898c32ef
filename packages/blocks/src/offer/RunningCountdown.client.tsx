"use client";

import { COUNTDOWN_TICK_MS } from "@courseway/coupons";
import { useAlarm, useVisitor } from "@courseway/visitor/react";
import { useCallback } from "react";
import { CountdownFigures, nextMidnight, type PageCountdownProps } from "./CountdownFigures.tsx";

/** The next whole number of seconds before the end. */
const nextTick = (ends: number, now: number): number | null =>
  now < ends ? ends - (Math.ceil((ends - now) / COUNTDOWN_TICK_MS) - 1) * COUNTDOWN_TICK_MS : null;

/** Time left, a figure each second; nothing once it is over. [PB-004, PB-005] */
export function RunningCountdown({ ends, ...props }: PageCountdownProps) {
  const now = useVisitor((visitor) => visitor.now);
  useAlarm(useCallback((time: number) => nextTick(ends ?? nextMidnight(time), time), [ends]));
  return <CountdownFigures {...props} ends={ends} now={now} hasVisitor />;
}
