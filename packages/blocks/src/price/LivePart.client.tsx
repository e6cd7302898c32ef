"use client";

import { guarded } from "@courseway/ui";
import type { ReactNode } from "react";
import { useOffer } from "../runtime/blocks-provider.client.tsx";
import type { BarLine } from "./BarParts.tsx";
import type { OfferPartSettings } from "./OfferPart.tsx";
import type { Offer, OfferView } from "./offer.ts";
import type { TilePartSettings } from "./TilePart.tsx";

/** Which part of an offer an island draws, with the settings of that part. */
export type LivePartSettings =
  | { readonly part: "offer"; readonly settings: OfferPartSettings }
  | { readonly part: "tile"; readonly settings: TilePartSettings }
  | { readonly part: "barLine"; readonly settings: Pick<Parameters<typeof BarLine>[0], "cta"> }
  | { readonly part: "barHead"; readonly settings?: undefined };

export type LivePartProps = LivePartSettings & {
  readonly offer: Offer;
  /** What the server printed; stays for a visitor without coupons. */
  readonly first: OfferView;
  /** The server's own HTML of this part. */
  readonly children: ReactNode;
};

/** The island around the part of an offer that a coupon changes: the server's HTML until there is something else to show. [CP-024, CP-026, CP-028] */
export const LivePart = guarded(function LivePart({ offer, first, children, ...live }: LivePartProps) {
  const { view, applied, parts } = useOffer(offer, first);
  if (!parts) return children;
  if (live.part === "offer") return <parts.offer {...live.settings} view={view} applied={applied} />;
  if (live.part === "tile") return <parts.tile {...live.settings} view={view} applied={applied} />;
  if (live.part === "barLine") return <parts.barLine {...live.settings} view={view} applied={applied} />;
  return <parts.barHead view={view} applied={applied} />;
});
