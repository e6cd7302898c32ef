import { BarHead, BarLine } from "./BarContent.tsx";
import { PriceAndButton } from "./PriceAndButton.tsx";
import { SavedPercent } from "./SavedPercent.tsx";
import { TileContent } from "./TileContent.tsx";

/** What draws an offer: the server uses one of them for the first HTML, the browser the same one for a visitor's own price. */
export const OFFER_COMPONENTS = {
  offer: PriceAndButton,
  tile: TileContent,
  barLine: BarLine,
  barHead: BarHead,
  percent: SavedPercent,
} as const;
