import { Countdown } from "@courseway/ui";
import type { ReactNode } from "react";
import { countdownBoxes, type CountdownFormat, nextMidnight } from "./countdown-boxes.ts";

export interface PageCountdownProps {
  /** In epoch ms; null counts down to the visitor's next midnight. [PB-005] */
  readonly ends: number | null;
  /** For example "OFFER ENDS" or "SALE ENDS IN". */
  readonly label?: ReactNode;
  readonly format?: CountdownFormat;
}

interface CountdownFiguresProps extends PageCountdownProps {
  /** Epoch ms. */
  readonly now: number;
  /**
   * Whether this runs in a visitor's browser. If not, their midnight is unknown, and the figures only reserve their
   * space.
   */
  readonly hasVisitor?: boolean;
}

/** The time left at one moment; nothing after the end. [PB-004, PB-005, PB-015, PB-016, PB-017, CN-008] */
export function CountdownFigures({ ends, label, format = "offer", now, hasVisitor = false }: CountdownFiguresProps) {
  const boxes = countdownBoxes(ends ?? nextMidnight(now), now, format);
  if (boxes === null) return null;
  const isKnown = ends !== null || hasVisitor;
  const shown = isKnown ? boxes : boxes.map((box) => ({ ...box, value: 0 }));
  return <Countdown label={label} boxes={shown} isPending={!isKnown} />;
}
