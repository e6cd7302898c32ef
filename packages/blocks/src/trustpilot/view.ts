import type { BlockContext, ViewInput } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { getGround } from "../shared/ground.ts";
import { type TrustRating, ratingBadge, type RatingBadgeData, reviewPage } from "../shared/RatingBadge.tsx";
import { type TrustpilotContent, TRUST_WIDGETS, type TrustWidgetType } from "./fields.ts";

export interface TrustpilotData {
  readonly rating: TrustRating | null;
}

/** The products whose reviews a widget shows: its own, else the page's; "" for the brand's reviews. [ENT-002] */
const getSku = (
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

/** The widget's settings for its script. Plain JSON. */
export interface TrustBoxView {
  readonly type: TrustWidgetType;
  readonly template: string;
  /** In px. */
  readonly height: number;
  readonly businessUnit: string;
  readonly sku: string;
  readonly name: string;
  /** The address of Trustpilot's script; null if the brand's settings do not allow it. */
  readonly script: string | null;
}

export interface TrustpilotProps {
  readonly ground: "plain" | "tint";
  readonly box: TrustBoxView;
  /** Null if no review is known. With at least one review the rating counts as verified. [TR-002, TR-004] */
  readonly rating: RatingBadgeData | null;
  readonly link: string;
}

/** [BL-trustpilot-001, BL-trustpilot-002, BL-trustpilot-003, BL-trustpilot-004] */
export function trustpilotView({
  content,
  data,
  context,
}: ViewInput<TrustpilotContent, TrustpilotData | null>): TrustpilotProps | null {
  const { brand, index } = context;
  if (!content.showHideTrustpilot || brand.trustpilotId === null) return null;
  const type = content.trustpilotDisplayType;
  return {
    ground: getGround(index),
    box: {
      type,
      ...TRUST_WIDGETS[type],
      businessUnit: brand.trustpilotId,
      sku: getSku(content, context),
      name: content.dataName,
      script: brand.vendors.reviews?.scriptUrl ?? null,
    },
    rating: ratingBadge(data?.rating, brand.hostName),
    link: reviewPage(brand.hostName),
  };
}
