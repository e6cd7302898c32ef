import type { ReactNode } from "react";
import { PriceAndButton, type PriceAndButtonSettings } from "./PriceAndButton.tsx";
import type { Offer, OfferView } from "./offer.ts";
import { Island } from "../shared/island/Island.client.tsx";

export interface PricedCtaProps extends PriceAndButtonSettings {
  readonly offer: Offer;
  readonly first: OfferView;
  /** The editor's text with the price in it. The visitor's own price replaces this text. [PR-029] */
  readonly priceText?: ReactNode;
}

const WORDLESS = { saveText: false, badge: false, savings: false, payLater: false };

/** Price and buy button, which update with the visitor's coupons. [CP-024, CP-025, CP-026] */
export function PricedCta({ offer, first, priceText, ...given }: PricedCtaProps) {
  const settings = { refund: given.parts !== null || Boolean(priceText), ...given };
  const current = priceText ? { ...settings, parts: WORDLESS } : settings;
  return (
    <div className="cw-offer" data-align={settings.align === "left" ? undefined : settings.align}>
      <Island of="CurrentOffer" variant="offer" offer={offer} first={first} settings={current}>
        {priceText}
        <PriceAndButton {...settings} view={first} notice={null} />
      </Island>
    </div>
  );
}
