import { Countdown } from "@courseway/ui";
import type { ReactNode } from "react";
import { countdownBoxes, type CountdownFormat, nextMidnight } from "./countdown-boxes.ts";

export interface PageCountdownProps {
  /** Epoch ms; null runs to the next midnight of the visitor. [PB-005] */
  readonly ends: number | null;
  /** "OFFER ENDS", "SALE ENDS IN". */
  readonly label?: ReactNode;
  readonly format?: CountdownFormat;
}

interface CountdownFiguresProps extends PageCountdownProps {
  /** Epoch ms. */
  readonly now: number;
  /** Without one no midnight is known: the figures keep their room. */
  readonly hasVisitor?: boolean;
}

/** Time left at one moment; nothing once it is over. [PB-004, PB-005, PB-015, PB-016, PB-017, CN-008] */
export function CountdownFigures({ ends, label, format = "offer", now, hasVisitor = false }: CountdownFiguresProps) {
  const boxes = countdownBoxes(ends ?? nextMidnight(now), now, format);
  if (boxes === null) return null;
  const isKnown = ends !== null || hasVisitor;
  const shown = isKnown ? boxes : boxes.map((box) => ({ ...box, value: 0 }));
  return <Countdown label={label} boxes={shown} isPending={!isKnown} />;
}
