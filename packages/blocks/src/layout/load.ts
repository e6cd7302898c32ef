import type { BrandConfig } from "@courseway/brand";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { checkoutProduct } from "../shared/checkout-product.ts";
import type { LayoutContent } from "./fields.ts";

export interface LayoutData {
  /** The brand's trust rating; null if the block does not show it. */
  readonly rating: { readonly score: number; readonly total: number } | null;
  /** Titles by product id, for checkout buttons without their own label. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Requests the rating only if the flag is set and the brand has a trust id. [TR-005] */
export async function layoutLoad(
  content: LayoutContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<LayoutData> {
  const wanted = content.showTrustpilot && brand.trustpilotId !== null;
  const [rating, titles] = await Promise.all([wanted ? ports.brandRating() : null, fetchTitles(content, brand, ports)]);
  return { rating, titles };
}

/** The titles of the products that checkout buttons without a label sell. They are these buttons' labels. [LNK-018] */
async function fetchTitles(
  content: LayoutContent,
  brand: BrandConfig,
  ports: BlockPorts,
): Promise<LayoutData["titles"]> {
  const ids = content.buttons
    .filter((button) => !button.buttonLabel)
    .flatMap((button) => checkoutProduct(button.buttonLink, brand) ?? []);
  return (ids.length > 0 && (await ports.productTitles?.(ids))) || {};
}
