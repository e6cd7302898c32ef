import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import type { TrustRating } from "../shared/RatingBadge.tsx";
import type { TrustpilotContent } from "./fields.ts";

export interface TrustpilotData {
  readonly rating: TrustRating | null;
}

/**
 * The product's rating where the block is about one, else the brand's: asked for only if the flag is set and the brand has a
 * trust id. Null without reviews and on failure. [TR-005, ERR-014]
 */
export async function trustpilotLoad(
  { showHideTrustpilot, trustpilotDisplayType, dataSku }: TrustpilotContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<TrustpilotData> {
  if (!showHideTrustpilot || brand.trustpilotId === null) return { rating: null };
  const sku = trustpilotDisplayType === "productReview" ? dataSku.split(",")[0]?.trim() : "";
  return { rating: await (sku ? (ports.productRating?.(sku) ?? null) : ports.brandRating()) };
}
