"use client";

import { PageCountdown } from "@courseway/blocks/offer";
import { guarded } from "@courseway/ui";
import type { ActiveBanner } from "@courseway/visitor/offers";
import { useVisitor } from "@courseway/visitor/react";
import type { ReactNode } from "react";

interface PromotionBannerProps {
  readonly banner: "topPromo" | "offerBanner";
  /** As it stands in the first HTML. */
  readonly first: ActiveBanner;
  /** Its words, and those of its reset. */
  readonly main: ReactNode;
  readonly reset?: ReactNode;
}

/**
 * A banner of the site, which comes at its start, turns to its reset and goes at its end on an open page too, with its
 * countdown. [PB-001, PB-002, PB-003, PB-004, PB-005, PB-006, PB-008, PB-010, PB-011, PB-014]
 */
export const PromotionBanner = guarded(function PromotionBanner({ banner, first, main, reset }: PromotionBannerProps) {
  const { phase, countdownTo } = useVisitor(({ offers }) => offers?.[banner]) ?? first;
  if (phase === "hidden") return null;
  const isOffer = banner === "offerBanner";
  return (
    <aside
      aria-label={isOffer ? "Offer" : "Promotion"}
      className={isOffer ? "cw-site-offer" : "cw-site-promo"}
      data-ground={isOffer ? undefined : "deep"}
      data-banner={isOffer ? "offer" : "top-promo"}
      data-sale-banner=""
    >
      {phase === "reset" ? reset : main}
      {isOffer || countdownTo !== null ? (
        <PageCountdown
          label={isOffer ? "OFFER ENDS" : "SALE ENDS IN"}
          ends={countdownTo}
          format={isOffer ? "offer" : "banner"}
        />
      ) : null}
    </aside>
  );
});
