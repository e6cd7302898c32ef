import { type Quote, quoteFromPrice, quoteFromPriceSet, type QuoteResult } from "@courseway/pricing";
import type { CommerceContext } from "./context.ts";
import type { PriceSetRequest } from "./price-set.ts";
import { type PriceResponse, priceSetItemSchema } from "./wire.ts";

/**
 * Reads the quote of one `priceSetList` item, or returns null and reports a warning with the reason.
 * [PR-030, PR-032, PR-033]
 */
export function readQuote(context: CommerceContext, set: PriceSetRequest, item: unknown): Quote | null {
  const wire = priceSetItemSchema.nullish().safeParse(item);
  if (wire.success) return settle(context, set, quoteFromPriceSet(wire.data, set.productIdList));
  const where = wire.error.issues[0]?.path.join(".") || "its root";
  return refuse(context, set, `A price has another shape than documented, first at ${where}. It is left out.`);
}

/**
 * Reads the quote of a single price's response, or returns null and reports a warning with the reason.
 * [API-039, PR-032]
 */
export function readSingleQuote(context: CommerceContext, set: PriceSetRequest, answer: PriceResponse): Quote | null {
  return settle(context, set, quoteFromPrice(answer, set.productIdList));
}

function settle(context: CommerceContext, set: PriceSetRequest, result: QuoteResult): Quote | null {
  if (result.ok) return result.quote;
  const { code, message, why, whatToDo } = result.error;
  return refuse(context, set, `No price (${code}): ${message}. Why: ${why}. What to do: ${whatToDo}.`);
}

function refuse(context: CommerceContext, set: PriceSetRequest, message: string): null {
  context.report({ level: "warn", message, tags: { tag: "quote", params: set.productIdList.join(",") } });
  return null;
}
