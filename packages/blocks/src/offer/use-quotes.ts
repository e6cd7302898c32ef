import type { Quote } from "@courseway/pricing";
import { useVisitor } from "@courseway/visitor/react";
import { useEffect, useState } from "react";
import type { QuoteRequest } from "../define-block.ts";
import type { PricingContext } from "./offer.ts";

/**
 * The prices of a block's products for this visitor: the page's own at first, and anew after each change of what holds for
 * them. A failure leaves the prices as they are. [CP-026, CP-031, ERR-016]
 */
export function useQuotes(
  requests: readonly QuoteRequest[],
  first: readonly (Quote | null)[],
  page: PricingContext,
): readonly (Quote | null)[] {
  const offers = useVisitor((visitor) => visitor.offers);
  const [quotes, setQuotes] = useState(first);
  useEffect(() => {
    if (offers === null) return;
    let isGone = false;
    const ask = async () => {
      try {
        const { requote } = await import("./requote.ts");
        const asked = await requote(requests, first, page, offers);
        if (!isGone) setQuotes(asked);
      } catch (error) {
        console.warn("New prices could not be had; the old ones stay.", error);
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
    // Props of an island are parsed from the page once, so these are the same objects on every render.
  }, [offers, requests, first, page]);
  return quotes;
}
