import { BarHead, BarLine } from "./BarContent.tsx";
import type { OfferComponentProps } from "./offer.ts";
import { PriceAndButton, type PriceAndButtonSettings } from "./PriceAndButton.tsx";
import { TileContent, type TileContentSettings } from "./TileContent.tsx";

/** Which part of an offer to render, with its settings. */
export type OfferPartSettings =
  | { readonly variant: "offer"; readonly settings: PriceAndButtonSettings }
  | { readonly variant: "tile"; readonly settings: TileContentSettings }
  | { readonly variant: "barLine"; readonly settings: Pick<Parameters<typeof BarLine>[0], "cta"> }
  | { readonly variant: "barHead" | "percent"; readonly settings?: undefined };

/**
 * Renders a part of an offer at the visitor's price with the same component that the server used for the first HTML.
 */
export function OfferPart({ view, notice, ...part }: OfferPartSettings & OfferComponentProps) {
  const current = { view, notice };
  switch (part.variant) {
    case "offer":
      return <PriceAndButton {...part.settings} {...current} />;
    case "tile":
      return <TileContent {...part.settings} {...current} />;
    case "barLine":
      return <BarLine {...part.settings} {...current} />;
    case "barHead":
      return <BarHead {...current} />;
    case "percent":
      return <SavedPercent {...current} />;
  }
}

/** The promotion's saving in percent, as a part of a sentence; only for an offer with a quote. [BL-rsaProduct-005] */
export const SavedPercent = ({ view }: Pick<OfferComponentProps, "view">) => `${view.savedPercent}%`;
