import type { BrandConfig } from "@courseway/brand";
import type { BlockContext } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { checkoutProduct } from "../shared/checkout-product.ts";
import type { LayoutContent } from "./fields.ts";

export interface LayoutData {
  /** The brand's trust rating, where the block shows it. */
  readonly rating: { readonly score: number; readonly total: number } | null;
  /** Titles by product id, for buttons to checkout that have no label of their own. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Asks for the rating only if the flag is set and the brand has a trust id. [TR-005] */
export async function layoutLoad(
  content: LayoutContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<LayoutData> {
  const wanted = content.showTrustpilot && brand.trustpilotId !== null;
  const [rating, titles] = await Promise.all([wanted ? ports.brandRating() : null, fetchTitles(content, brand, ports)]);
  return { rating, titles };
}

/** A button to checkout without a label is named after the product that it sells. [LNK-018] */
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
