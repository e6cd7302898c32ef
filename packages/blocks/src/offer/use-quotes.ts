import type { Quote } from "@courseway/pricing";
import { useVisitor } from "@courseway/visitor/react";
import { useEffect, useMemo, useState } from "react";
import type { QuoteRequest } from "../define-block.ts";
import { useCurrentOffers } from "./offers-provider.client.tsx";

/** Requests and the quotes that answered them. */
interface Answer {
  readonly requests: readonly QuoteRequest[];
  readonly quotes: readonly (Quote | null)[];
}

/**
 * The prices of a block's products for this visitor: first the page's own, then new ones after each change of the
 * visitor's offers or of the requests. After a failure the prices stay. Prices requested before a promotion's start or
 * end show together with everything else that changes then. [CP-026, CP-031, ERR-016]
 *
 * @param requests the same array for the same products; another array is requested again
 */
export function useQuotes(
  requests: readonly QuoteRequest[],
  first: readonly (Quote | null)[],
): readonly (Quote | null)[] {
  const current = useCurrentOffers();
  const offers = useVisitor((visitor) => visitor.offers);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => current?.watch(requests, first), [current, requests, first]);
  const known = useMemo(
    () => (current === null || offers === null ? null : current.known(requests, first, offers)),
    [current, offers, requests, first],
  );
  useEffect(() => {
    if (current === null || offers === null) return;
    let isGone = false;
    const ask = async () => {
      try {
        const quotes = known ?? (await current.fetchOfferQuotes(requests, first, offers));
        if (!isGone) setAnswer({ requests, quotes });
      } catch (error) {
        console.warn("No new prices; the old ones stay.", error);
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [current, offers, known, requests, first]);
  return known ?? (answer?.requests === requests ? answer.quotes : first);
}
