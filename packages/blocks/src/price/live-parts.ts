import { BarHead, BarLine } from "./BarParts.tsx";
import { OfferPart } from "./OfferPart.tsx";
import { TilePart } from "./TilePart.tsx";

/** What draws an offer: the server uses one of them for the first HTML, the browser the same one for a visitor's own price. */
export const LIVE_PARTS = { offer: OfferPart, tile: TilePart, barLine: BarLine, barHead: BarHead } as const;
