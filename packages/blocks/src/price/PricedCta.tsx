import type { ReactNode } from "react";
import { LivePart } from "./LivePart.client.tsx";
import { OfferPart, type OfferPartSettings } from "./OfferPart.tsx";
import type { Offer, OfferView } from "./offer.ts";

export interface PricedCtaProps extends OfferPartSettings {
  readonly offer: Offer;
  readonly first: OfferView;
  /** Words of the editor that name the price themselves; a visitor's own price takes their place. [PR-029] */
  readonly priceText?: ReactNode;
}

const WORDLESS = { saveText: false, badge: false, savings: false, payLater: false };

/** Price and buy button, which follow a visitor's coupons. [CP-024, CP-025, CP-026] */
export function PricedCta({ offer, first, priceText, ...settings }: PricedCtaProps) {
  const live = priceText ? { ...settings, parts: WORDLESS } : settings;
  return (
    <div className="cw-offer" data-align={settings.align ?? "left"}>
      <LivePart part="offer" offer={offer} first={first} settings={live}>
        {priceText}
        <OfferPart {...settings} view={first} applied={false} />
      </LivePart>
    </div>
  );
}
