import type { ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import { ratingBadge, type RatingBadgeData, reviewPage } from "../shared/RatingBadge.tsx";
import type { TrustpilotContent } from "./fields.ts";
import { getSku, type TrustpilotData } from "./load.ts";
import { TRUST_WIDGETS, type TrustWidgetType } from "./types.ts";

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
