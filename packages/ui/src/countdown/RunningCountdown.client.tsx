"use client";

import { useEffect, useState, type ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { COUNTDOWN_TICK_MS, countdownBoxes, type CountdownFormat } from "./remaining.ts";

export interface CountdownProps {
  /** Milliseconds since the epoch. */
  readonly ends: number;
  /** The host's clock when it rendered the page: first HTML and first client render show the same text. */
  readonly now: number;
  /** "OFFER ENDS", "SALE ENDS IN". */
  readonly label?: ReactNode;
  readonly format?: CountdownFormat;
  /** The visitor's clock, in ms. */
  readonly clock?: () => number;
  readonly onEnd?: () => void;
  readonly className?: string;
}

/** Time left, ticking every second; shows nothing once it is over. [PB-004, CN-008] */
export function RunningCountdown({
  ends,
  now,
  label,
  format = "offer",
  clock = Date.now,
  onEnd,
  className,
}: CountdownProps) {
  const [time, setTime] = useState(now);
  const over = time >= ends;
  useEffect(() => {
    if (over) return;
    const tick = () => setTime(clock());
    tick();
    const timer = setInterval(tick, COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [clock, over]);
  useEffect(() => {
    if (over) onEnd?.();
  }, [over, onEnd]);

  if (over) return null;
  return (
    <div className={cx("cw-countdown", className)} role="timer" aria-live="off">
      {label ? <span className="cw-countdown-label">{label}</span> : null}
      <span className="cw-countdown-boxes">
        {countdownBoxes(ends - time, format).map(({ unit, value }) => (
          <span key={unit} className="cw-countdown-box">
            <b>{String(value).padStart(2, "0")}</b> <small>{unit}</small>
          </span>
        ))}
      </span>
    </div>
  );
}
