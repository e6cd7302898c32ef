import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface CountdownBox {
  readonly unit: "days" | "hours" | "minutes" | "seconds";
  readonly value: number;
}

export interface CountdownProps {
  /** The figures, the largest unit first. */
  readonly boxes: readonly CountdownBox[];
  /** "OFFER ENDS", "SALE ENDS IN". */
  readonly label?: ReactNode;
  /** Only keeps the room, where the time left is not known yet. */
  readonly isPending?: boolean;
  readonly className?: string;
}

/** Time left, as boxes of two figures. Whoever shows it has the clock. [CN-008] */
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
