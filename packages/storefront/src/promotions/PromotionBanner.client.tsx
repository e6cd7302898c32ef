"use client";

import { useCountdownCode, type PageCountdownProps } from "@courseway/blocks/offer";
import { guarded } from "@courseway/ui";
import type { ActiveBanner } from "@courseway/visitor/offers";
import { useVisitor } from "@courseway/visitor/react";
import type { HTMLAttributes, ReactNode } from "react";

export interface PromotionBannerProps {
  readonly banner: "offerBanner" | "topPromo" | "graphicPromo";
  /** As in the first HTML. */
  readonly first: ActiveBanner;
  /** Its words, and those of its reset. */
  readonly main: ReactNode;
  readonly reset?: ReactNode;
  /** Its countdown, and its figures in the first HTML. */
  readonly countdown: Omit<PageCountdownProps, "ends">;
  readonly figures: ReactNode;
  /** Its name, look and marks. */
  readonly frame: HTMLAttributes<HTMLElement>;
}

/**
 * A banner of the site, which comes at its start, turns to its reset and goes at its end on an open page too, with its
 * countdown. [PB-001, PB-002, PB-003, PB-004, PB-005, PB-006, PB-008, PB-010, PB-011, PB-014, PB-019, PB-020]
 */
export const PromotionBanner = guarded(function PromotionBanner(props: PromotionBannerProps) {
  const { banner, main, reset, first, figures } = props;
  const { phase, countdownTo } = useVisitor(({ offers }) => offers?.[banner]) ?? first;
  // Before the banner shows, so that it comes whole.
  const code = useCountdownCode();
  if (phase === "hidden") return null;
  const countsDown = banner === "offerBanner" || countdownTo !== null;
  return (
    <aside {...props.frame}>
      {phase === "reset" ? reset : main}
      {countsDown ? code ? <code.RunningCountdown {...props.countdown} ends={countdownTo} /> : figures : null}
    </aside>
  );
});
