import { type BlockContext, type Block, type QuoteRequest } from "@courseway/blocks";
import { collectCoupons, couponCodes } from "@courseway/coupons";
import type { Quote } from "@courseway/pricing";
import type { PriceSet } from "@courseway/services";

/** What one block of a page wants priced. */
export interface PricedBlock {
  readonly block: Block;
  readonly content: unknown;
}

/** Asks commerce for many sets in one call. */
export type AskQuotes = (sets: readonly PriceSet[]) => Promise<readonly (Quote | null)[]>;

const keyOf = ({ productIds, coupon }: QuoteRequest): string => JSON.stringify([productIds, coupon]);

const setOf = (request: QuoteRequest, page: BlockContext["page"]): PriceSet => ({
  productIds: request.productIds,
  couponCodes: couponCodes(collectCoupons({ ...page.coupons, craft: request.coupon })),
});

/**
 * The prices of a whole page from one multi-price call, whatever the number of blocks; no call when nothing is
 * priced. A request without an answer has no price. [API-022, PR-031]
 */
export async function pageQuotes(
  blocks: readonly PricedBlock[],
  page: BlockContext["page"],
  ask: AskQuotes,
): Promise<(request: QuoteRequest) => Quote | null> {
  const requests = new Map(
    blocks
      .flatMap(({ block, content }) => block.quotes(content))
      .filter(({ productIds }) => productIds.length > 0)
      .map((request) => [keyOf(request), request]),
  );
  if (requests.size === 0) return () => null;
  const answers = await ask([...requests.values()].map((request) => setOf(request, page)));
  const quotes = new Map([...requests.keys()].map((key, index) => [key, answers[index] ?? null]));
  return (request) => quotes.get(keyOf(request)) ?? null;
}
