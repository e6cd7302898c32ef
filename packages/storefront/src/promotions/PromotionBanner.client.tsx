"use client";

import { PageCountdown } from "@courseway/blocks/offer";
import { guarded } from "@courseway/ui";
import type { VisitorSnapshot } from "@courseway/visitor";
import type { ActiveBanner } from "@courseway/visitor/offers";
import { useVisitor } from "@courseway/visitor/react";
import type { ReactNode } from "react";

interface TopPromoBannerProps {
  /** As it stands in the first HTML. */
  readonly first: ActiveBanner;
  readonly main: ReactNode;
  readonly reset: ReactNode;
}

const topPromo = ({ offers }: VisitorSnapshot) => offers?.topPromo;
const offerBanner = ({ offers }: VisitorSnapshot) => offers?.offerBanner;

/** The top banner, which comes, turns to its reset and goes on an open page too. [PB-006, PB-008, PB-010, PB-011, PB-014] */
export const TopPromoBanner = guarded(function TopPromoBanner({ first, main, reset }: TopPromoBannerProps) {
  const { phase, countdownTo } = useVisitor(topPromo) ?? first;
  if (phase === "hidden") return null;
  return (
    <aside
      aria-label="Promotion"
      className="cw-site-promo"
      data-ground="deep"
      data-banner="top-promo"
      data-sale-banner=""
    >
      {phase === "reset" ? reset : main}
      {countdownTo === null ? null : <PageCountdown label="SALE ENDS IN" ends={countdownTo} format="banner" />}
    </aside>
  );
});

interface OfferBannerProps {
  /** As it stands in the first HTML. */
  readonly first: ActiveBanner;
  readonly children: ReactNode;
}

/** The offer banner, which comes and goes on an open page too, with its countdown. [PB-001, PB-002, PB-003, PB-004, PB-005] */
export const OfferBanner = guarded(function OfferBanner({ first, children }: OfferBannerProps) {
  const { phase, countdownTo } = useVisitor(offerBanner) ?? first;
  if (phase === "hidden") return null;
  return (
    <aside aria-label="Offer" className="cw-site-offer" data-banner="offer" data-sale-banner="">
      {children}
      <PageCountdown label="OFFER ENDS" ends={countdownTo} />
    </aside>
  );
});
