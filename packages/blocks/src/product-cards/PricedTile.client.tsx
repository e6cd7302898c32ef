"use client";

import { Card, Icon, linkAttributes } from "@courseway/ui";
import type { CSSProperties } from "react";
import type { Offer, OfferView } from "../price/offer.ts";
import { COUPON_APPLIED } from "../price/price-parts.ts";
import { useOffer } from "../runtime/blocks-provider.client.tsx";
import type { Cta } from "../shared/cta.ts";

export interface PricedTileProps {
  readonly title: string;
  readonly offer: Offer;
  readonly first: OfferView;
  readonly showPrice: boolean;
  readonly cta: Cta;
  readonly style?: CSSProperties | undefined;
}

/** A tile that is one link: title, price, arrow. [BL-productCards-007] */
export function PricedTile({ title, offer, first, showPrice, cta, style }: PricedTileProps) {
  const { view, applied } = useOffer(offer, first);
  const price = showPrice ? view.price : null;
  return (
    <Card padding="small" interactive className="cw-tile" style={style}>
      <a className="cw-card-link cw-tile-title" href={view.href ?? cta.link} data-cta-tag={cta.tag ?? undefined} {...linkAttributes(cta)}>
        {title || cta.label}
      </a>
      {price ? (
        <span className="cw-tile-price">
          {price.startingAt ? <small>Starting at </small> : null}
          {price.struckText ? (
            <s>
              <span className="cw-visually-hidden">was </span>
              {price.struckText}
            </s>
          ) : null}{" "}
          <b>{price.finalText}</b>
          {applied ? <small> {COUPON_APPLIED}</small> : null}
        </span>
      ) : null}
      <Icon name="arrow-right" />
    </Card>
  );
}
