import type { Quote } from "@courseway/pricing";
import { useVisitor } from "@courseway/visitor/react";
import { useEffect, useState } from "react";
import type { QuoteRequest } from "../define-block.ts";
import type { PricingContext } from "./offer.ts";

/** Prices that were had for requests. */
interface Answer {
  readonly requests: readonly QuoteRequest[];
  readonly quotes: readonly (Quote | null)[];
}

/**
 * The prices of a block's products for this visitor: the page's own at first, and anew after each change of what holds for
 * them, or of what is asked for. A failure leaves the prices as they are. [CP-026, CP-031, ERR-016]
 *
 * @param requests the same list for the same products: another list is asked for anew
 */
export function useQuotes(
  requests: readonly QuoteRequest[],
  first: readonly (Quote | null)[],
  page: PricingContext,
): readonly (Quote | null)[] {
  const offers = useVisitor((visitor) => visitor.offers);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (offers === null || requests.length === 0) return;
    let isGone = false;
    const ask = async () => {
      try {
        const { requote } = await import("./requote.ts");
        const quotes = await requote(requests, first, page, offers);
        if (!isGone) setAnswer({ requests, quotes });
      } catch (error) {
        console.warn("No new prices; the old ones stay.", error);
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [offers, requests, first, page]);
  return answer?.requests === requests ? answer.quotes : first;
}
