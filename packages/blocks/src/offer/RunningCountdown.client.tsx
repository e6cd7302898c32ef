"use client";

import { useAlarm, useVisitor } from "@courseway/visitor/react";
import { useCallback } from "react";
import { nextMidnight, nextTick } from "./countdown-boxes.ts";
import { CountdownFigures, type PageCountdownProps } from "./CountdownFigures.tsx";

/** The time left, updated each second; nothing after the end. [PB-004, PB-005] */
export function RunningCountdown({ ends, ...props }: PageCountdownProps) {
  const now = useVisitor((visitor) => visitor.now);
  useAlarm(useCallback((time: number) => nextTick(ends ?? nextMidnight(time), time), [ends]));
  return <CountdownFigures {...props} ends={ends} now={now} hasVisitor />;
}
