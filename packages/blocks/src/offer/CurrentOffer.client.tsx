"use client";

import { guarded } from "@courseway/ui";
import type { ReactNode } from "react";
import { useOffer } from "./offers-provider.client.tsx";
import type { OfferPartSettings } from "./OfferPart.tsx";
import type { Offer, OfferView } from "./offer.ts";

declare module "../shared/island/Island.client.tsx" {
  interface Islands {
    readonly CurrentOffer: CurrentOfferProps;
  }
}

export type CurrentOfferProps = OfferPartSettings & {
  readonly offer: Offer;
  /** The server's view. It stays for a visitor without coupons. */
  readonly first: OfferView;
  /** The server's HTML of the view. */
  readonly children: ReactNode;
};

/**
 * The island around the part of an offer that a coupon changes. It shows the server's HTML until the offer changes.
 * [CP-024, CP-026, CP-028]
 */
export const CurrentOffer = guarded(function CurrentOffer({ offer, first, children, ...part }: CurrentOfferProps) {
  const { Part, ...current } = useOffer(offer, first);
  return Part ? <Part {...part} {...current} /> : children;
});
