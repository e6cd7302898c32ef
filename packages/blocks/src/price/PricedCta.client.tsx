"use client";

import { Price, type ButtonProps, type PriceProps } from "@courseway/ui";
import type { ReactNode } from "react";
import { useOffer } from "../runtime/blocks-provider.client.tsx";
import type { Cta } from "../shared/cta.ts";
import { OfferButton, type CtaDialogs } from "./OfferButton.tsx";
import type { Offer, OfferView } from "./offer.ts";
import { COUPON_APPLIED, priceProps, type PriceParts } from "./price-parts.ts";

export interface PricedCtaProps {
  readonly offer: Offer;
  /** What the server printed; stays for a visitor without coupons. */
  readonly first: OfferView;
  /** Which words stand with the price; null shows no price at all. */
  readonly parts: PriceParts | null;
  readonly cta: Cta | null;
  readonly ctaId?: string;
  readonly dialogs?: CtaDialogs | undefined;
  readonly size?: PriceProps["size"];
  readonly align?: "left" | "center";
  readonly ctaIcon?: ButtonProps["icon"];
  readonly ctaSize?: ButtonProps["size"];
  readonly fullWidth?: boolean;
  /** Words of the editor that name the price themselves; the live price takes their place when it changes. [PR-029] */
  readonly priceText?: ReactNode;
  /** Between price and button. */
  readonly beforeCta?: ReactNode;
  /** After the button, in its group. */
  readonly afterCta?: ReactNode;
}

/** The part of an offer that a coupon changes: price and buy button. [CP-024, CP-025, CP-026] */
export function PricedCta(props: PricedCtaProps) {
  const { offer, first, parts, cta, align = "left", priceText } = props;
  const { view, applied } = useOffer(offer, first);
  const price = view.price;
  const showsText = Boolean(priceText) && price?.final === first.price?.final;

  return (
    <div className="cw-offer" data-align={align}>
      {showsText ? priceText : null}
      {!showsText && parts && price ? <Price {...priceProps(price, parts)} size={props.size ?? "default"} align={align} /> : null}
      {applied ? <p className="cw-offer-applied">{COUPON_APPLIED}</p> : null}
      {props.beforeCta}
      {cta || props.afterCta ? (
        <div className="cw-button-group" data-align={align}>
          {cta ? (
            <OfferButton
              id={props.ctaId}
              cta={cta}
              href={view.href}
              dialogs={props.dialogs}
              size={props.ctaSize}
              icon={props.ctaIcon}
              fullWidth={props.fullWidth}
            />
          ) : null}
          {props.afterCta}
        </div>
      ) : null}
    </div>
  );
}
