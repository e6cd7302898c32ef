"use client";

import { useEffect, useState } from "react";
import { explainCoupons, type CouponExplanation } from "../explain/index.ts";
import {
  answerTo,
  buildOffer,
  buildQuestion,
  type Offer,
  type OfferAnswer,
  type OfferOrder,
} from "../offer/offer-for.ts";
import { commerceBy } from "../offer/commerce-by.ts";
import { readSources, type OfferSources } from "./sources.ts";

/** What is sold, where its codes come from, and how to request a price from commerce. */
export interface OfferSettings extends OfferOrder {
  readonly sources: OfferSources;
  /** The address for multi-price requests: usually a path of your own server, which has commerce's credentials. */
  readonly pricesUrl: string;
  /** `fetch`, or a test's fake. */
  readonly fetch: typeof globalThis.fetch;
}

/** The current state of an offer. */
export interface CurrentOffer extends Omit<Offer, "price"> {
  /**
   * "asking" until commerce responds, and again when the codes or products change; "unpriced" if there is no price: see
   * `error`.
   */
  readonly status: "asking" | "priced" | "unpriced";
  /** "$96.75"; null without a price. */
  readonly price: string | null;
  /** The price to cross out, always above `price`; null if there is none. */
  readonly compareAt: string | null;
  /** Everything that can be printed about the price. */
  readonly display: Offer["price"];
  /** The codes that do not count, each with its reason; only those that a visitor may know. */
  readonly reasons: readonly CouponExplanation[];
}

/** Whether a visitor may read this. */
const isDisclosed = ({ reason, disclose, code }: CouponExplanation): boolean =>
  reason !== null && disclose && code !== "";

/**
 * Gets an offer's price and link for a React app that is not a storefront. The link works from the first render on. The
 * hook sends one request for each set of products and codes, and ignores the response to an older one. If a request
 * fails, the link stays and `error` says why. [CP-013, CP-017, CP-026, PR-009]
 *
 * @example
 * const { price, compareAt, link } = useOffer({ sources, productIds: ["tx-90"], checkoutUrl, pricesUrl, fetch, now });
 */
export function useOffer(settings: OfferSettings): CurrentOffer {
  const { sources: given, pricesUrl, fetch, ...order } = settings;
  const sources = readSources(given, order.now);
  const question = buildQuestion(sources, order);
  const key = JSON.stringify([pricesUrl, question]);
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: OfferAnswer } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await answerTo(commerceBy(fetch, pricesUrl, { signal: stop.signal }), question);
      if (!stop.signal.aborted) setKnown({ key, answer });
    };
    void ask();
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is asked; another fetch is no other question
  }, [key]);

  const answer = known?.key === key ? known.answer : null;
  const { price: display, ...offer } = buildOffer(sources, order, answer);
  const explained = explainCoupons(sources, order.now, {
    ...(order.policy && { policy: order.policy }),
    ...(order.link !== undefined && { link: order.link }),
    answer: offer.quote && { counted: offer.quote.couponCode, refused: offer.quote.refused },
  });
  return {
    ...offer,
    status: answer === null ? "asking" : display === null ? "unpriced" : "priced",
    price: display?.finalText ?? null,
    compareAt: display?.compareAtText ?? null,
    display,
    reasons: explained.filter(isDisclosed),
  };
}
