import { type Quote, quoteFromPrice, quoteFromPriceSet } from "@courseway/pricing";
import type { CommerceContext } from "./context.ts";
import type { PriceSetRequest } from "./price-set.ts";
import { type PriceAnswer, priceSetItemSchema } from "./wire.ts";

/** The quote of one `priceSetList` item, or null, with a warning that says why. [PR-030, PR-032] */
export function quoteOfItem(context: CommerceContext, set: PriceSetRequest, item: unknown): Quote | null {
  const wire = priceSetItemSchema.safeParse(item);
  if (!wire.success) {
    const where = wire.error.issues[0]?.path.join(".") || "its root";
    return refuse(context, set, `The price of ${set.productIdList.join(",")} has another shape than documented, first at ${where}.`);
  }
  return settle(context, set, quoteFromPriceSet(wire.data));
}

/** The quote of a single price's answer, or null, with a warning that says why. [API-039, PR-032] */
export function quoteOfPrice(context: CommerceContext, set: PriceSetRequest, answer: PriceAnswer): Quote | null {
  return settle(context, set, quoteFromPrice(answer));
}

function settle(
  context: CommerceContext,
  set: PriceSetRequest,
  result: ReturnType<typeof quoteFromPriceSet>,
): Quote | null {
  if (!result.ok) return refuse(context, set, result.error.message);
  // The wire does not repeat what was asked for.
  return { ...result.quote, productIds: set.productIdList };
}

function refuse(context: CommerceContext, set: PriceSetRequest, message: string): null {
  context.report({ level: "warn", message, tags: { tag: "quote", params: set.productIdList.join(",") } });
  return null;
}
