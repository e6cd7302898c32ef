"use client";

import { PageCountdown } from "@courseway/blocks/offer";
import { guarded } from "@courseway/ui";
import type { ActiveBanner } from "@courseway/visitor/offers";
import { useVisitor } from "@courseway/visitor/react";
import type { CSSProperties, ReactNode } from "react";

/** What the banners differ in. */
const BANNERS = {
  offerBanner: { id: "offer", name: "Offer", className: "cw-site-offer", ends: "OFFER ENDS", format: "offer" },
  topPromo: { id: "top-promo", name: "Promotion", className: "cw-site-promo", ends: "SALE ENDS IN", format: "banner" },
  graphicPromo: {
    id: "graphic-promo",
    name: "Special",
    className: "cw-site-graphic",
    ends: "ENDS IN",
    format: "banner",
  },
} as const;

interface PromotionBannerProps {
  readonly banner: keyof typeof BANNERS;
  /** As it stands in the first HTML. */
  readonly first: ActiveBanner;
  /** Its words, and those of its reset. */
  readonly main: ReactNode;
  readonly reset?: ReactNode;
  /** Of the graphic promo banner, which has an editor's colors. */
  readonly style?: CSSProperties | undefined;
  readonly placement?: string;
}

/**
 * A banner of the site, which comes at its start, turns to its reset and goes at its end on an open page too, with its
 * countdown. [PB-001, PB-002, PB-003, PB-004, PB-005, PB-006, PB-008, PB-010, PB-011, PB-014, PB-019, PB-020]
 */
export const PromotionBanner = guarded(function PromotionBanner(props: PromotionBannerProps) {
  const { banner, main, reset, style, placement } = props;
  const { phase, countdownTo } = useVisitor(({ offers }) => offers?.[banner]) ?? props.first;
  if (phase === "hidden") return null;
  const { id, name, className, ends, format } = BANNERS[banner];
  const isGraphic = banner === "graphicPromo";
  return (
    <aside
      aria-label={name}
      className={className}
      data-ground={banner === "topPromo" ? "deep" : undefined}
      data-banner={id}
      data-sale-banner={isGraphic ? undefined : ""}
      data-placement={placement}
      style={style}
    >
      {phase === "reset" ? reset : main}
      {banner === "offerBanner" || countdownTo !== null ? (
        <PageCountdown label={ends} ends={countdownTo} format={format} />
      ) : null}
    </aside>
  );
});
