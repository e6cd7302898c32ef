import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import type { LayoutContent } from "./schema.ts";

/** The brand's trust rating, where the block shows it. */
export interface LayoutData {
  readonly rating: { readonly score: number; readonly total: number } | null;
}

/** Asks for the rating only if the flag is set and the brand has a trust id. [TR-005] */
export async function layoutLoad(content: LayoutContent, { brand }: BlockContext, ports: BlockPorts): Promise<LayoutData> {
  const wanted = content.showTrustpilot && brand.trustpilotId !== null;
  return { rating: wanted ? await ports.brandRating() : null };
}
