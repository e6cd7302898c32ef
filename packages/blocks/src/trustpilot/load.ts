import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import type { TrustRating } from "../shared/RatingBadge.tsx";
import type { TrustpilotContent } from "./fields.ts";

export interface TrustpilotData {
  readonly rating: TrustRating | null;
}

/** The products whose reviews a widget shows: its own, else the page's; "" for the brand's reviews. [ENT-002] */
export const getSku = (
  { dataSku, trustpilotDisplayType }: Pick<TrustpilotContent, "dataSku" | "trustpilotDisplayType">,
  { page }: Pick<BlockContext, "page">,
): string => dataSku || (trustpilotDisplayType === "productReview" ? (page.trustPilotSku ?? "") : "");

/**
 * The product's rating if the block is about one, else the brand's. Requested only if the flag is set and the brand has
 * a trust id. Null without reviews and on failure. [TR-005, ERR-014]
 */
export async function trustpilotLoad(
  content: TrustpilotContent,
  context: BlockContext,
  ports: BlockPorts,
): Promise<TrustpilotData> {
  if (!content.showHideTrustpilot || context.brand.trustpilotId === null) return { rating: null };
  const isOfProduct = content.trustpilotDisplayType === "productReview";
  const sku = isOfProduct ? getSku(content, context).split(",")[0]?.trim() : "";
  return { rating: await (sku ? (ports.productRating?.(sku) ?? null) : ports.brandRating()) };
}
