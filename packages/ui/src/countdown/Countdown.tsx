import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface CountdownBox {
  readonly unit: "days" | "hours" | "minutes" | "seconds";
  readonly value: number;
}

export interface CountdownProps {
  /** The numbers to show, the largest unit first. */
  readonly boxes: readonly CountdownBox[];
  /** For example "OFFER ENDS" or "SALE ENDS IN". */
  readonly label?: ReactNode;
  /** Only reserves space, while the remaining time is unknown. */
  readonly isPending?: boolean;
  readonly className?: string;
}

/** The remaining time, as boxes of two digits. The caller runs the clock. [CN-008] */
export function Countdown({ boxes, label, isPending = false, className }: CountdownProps) {
  return (
    <div
      className={cx("cw-countdown", className)}
      role="timer"
      aria-live="off"
      {...(isPending ? { style: { visibility: "hidden" } } : {})}
    >
      {label ? <span className="cw-countdown-label">{label}</span> : null}
      <span className="cw-countdown-boxes">
        {boxes.map(({ unit, value }) => (
          <span key={unit} className="cw-countdown-box">
            <b>{String(value).padStart(2, "0")}</b> <small>{unit}</small>
          </span>
        ))}
      </span>
    </div>
  );
}
