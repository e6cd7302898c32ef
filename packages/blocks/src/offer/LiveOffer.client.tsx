"use client";

import { guarded } from "@courseway/ui";
import type { ReactNode } from "react";
import { useOffer } from "./offers-provider.client.tsx";
import type { BarLine } from "./BarContent.tsx";
import type { PriceAndButtonSettings } from "./PriceAndButton.tsx";
import type { Offer, OfferView } from "./offer.ts";
import type { TileContentSettings } from "./TileContent.tsx";

/** Which component of an offer an island draws, with its settings. */
export type LiveOfferSettings =
  | { readonly variant: "offer"; readonly settings: PriceAndButtonSettings }
  | { readonly variant: "tile"; readonly settings: TileContentSettings }
  | { readonly variant: "barLine"; readonly settings: Pick<Parameters<typeof BarLine>[0], "cta"> }
  | { readonly variant: "barHead" | "percent"; readonly settings?: undefined };

export type LiveOfferProps = LiveOfferSettings & {
  readonly offer: Offer;
  /** What the server printed; stays for a visitor without coupons. */
  readonly first: OfferView;
  /** The server's own HTML of it. */
  readonly children: ReactNode;
};

/** The island around the part of an offer that a coupon changes: the server's HTML until there is something else to show. [CP-024, CP-026, CP-028] */
export const LiveOffer = guarded(function LiveOffer({ offer, first, children, ...live }: LiveOfferProps) {
  const { view, notice, components } = useOffer(offer, first);
  if (!components) return children;
  if (live.variant === "offer") return <components.offer {...live.settings} view={view} notice={notice} />;
  if (live.variant === "tile") return <components.tile {...live.settings} view={view} notice={notice} />;
  if (live.variant === "barLine") return <components.barLine {...live.settings} view={view} notice={notice} />;
  const Part = components[live.variant];
  return <Part view={view} notice={notice} />;
});
