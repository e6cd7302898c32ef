import { offerCountdown, promoCountdown } from "@courseway/coupons";
import { Countdown } from "@courseway/ui";
import type { ReactNode } from "react";

export interface PageCountdownProps {
  /** Epoch ms; null runs to the next midnight of the visitor. [PB-005] */
  readonly ends: number | null;
  /** "OFFER ENDS", "SALE ENDS IN". */
  readonly label?: ReactNode;
  /** `offer` counts days as hours; `banner` shows days or seconds, never both. [CN-008, PB-015] */
  readonly format?: "offer" | "banner";
}

interface CountdownFiguresProps extends PageCountdownProps {
  /** Epoch ms. */
  readonly now: number;
  /** Without one no midnight is known: the figures keep their room. */
  readonly hasVisitor?: boolean;
}

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/** The visitor's next midnight, 23 to 25 hours after the last. [PB-005] */
export const nextMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0);

/** Time left at one moment; nothing once it is over. [PB-004, PB-005, PB-015, PB-016, PB-017, CN-008] */
export function CountdownFigures({ ends, label, format = "offer", now, hasVisitor = false }: CountdownFiguresProps) {
  const time = (format === "banner" ? promoCountdown : offerCountdown)(ends ?? nextMidnight(now), now);
  if (time === null) return null;
  const isKnown = ends !== null || hasVisitor;
  const figures: Readonly<Partial<Record<(typeof UNITS)[number], number | null>>> = time;
  const boxes = UNITS.flatMap((unit) => {
    const value = figures[unit] ?? null;
    return value === null ? [] : [{ unit, value: isKnown ? value : 0 }];
  });
  return <Countdown label={label} boxes={boxes} isPending={!isKnown} />;
}
