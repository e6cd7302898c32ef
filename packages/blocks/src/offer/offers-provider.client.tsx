"use client";

import type { VisitorStore } from "@courseway/visitor";
import { useVisitorStore } from "@courseway/visitor/react";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { EngineDependencies } from "./engine.ts";
import type { LiveOffers } from "./live-offers.ts";
import type { LiveOfferState, Offer, OfferView, PricingContext } from "./offer.ts";

const LiveOffersContext = createContext<LiveOffers | null>(null);

/**
 * Loads what prices a page's offers once something of the page is not as the server wrote it: a visitor without coupons
 * downloads nothing more. [CP-026, CP-029]
 *
 * @returns stops waiting for it
 */
export function onceChanged(
  visitor: Pick<VisitorStore, "subscribe" | "getSnapshot">,
  load: () => Promise<LiveOffers>,
  loaded: (offers: LiveOffers) => void,
): () => void {
  let isAsked = false;
  const follow = () => {
    if (isAsked || visitor.getSnapshot().isAsServed) return;
    isAsked = true;
    load().then(loaded, (error: unknown) => {
      // The next change tries again; until then old prices stay.
      isAsked = false;
      console.warn(error);
    });
  };
  follow();
  return visitor.subscribe(follow);
}

export interface OffersProviderProps {
  /** What the page's offers share; `pricingContext` makes it from the brand and the page. */
  readonly context: PricingContext;
  /** Stand in for the browser in stories and tests. */
  readonly dependencies?: Partial<EngineDependencies>;
  readonly children: ReactNode;
}

/** Prices a page's offers together, and says politely what became of the visitor's coupon, once for all. [CP-024] */
export function OffersProvider({ context, dependencies, children }: OffersProviderProps) {
  const store = useVisitorStore();
  const [announcement, announce] = useState("");
  const [live, price] = useState<LiveOffers | null>(null);
  useEffect(() => {
    if (!store) return;
    const load = async () => (await import("./live-offers.ts")).pricedOffers(context, store, announce, dependencies);
    return onceChanged(store, load, price);
  }, [store, context, dependencies]);
  useEffect(() => live?.start(), [live]);
  return (
    <LiveOffersContext value={live}>
      {children}
      <div className="cw-visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </LiveOffersContext>
  );
}

/** The page's offers once something of them is not as the server wrote it; null before, and without a provider. */
export const useLiveOffers = (): LiveOffers | null => useContext(LiveOffersContext);

/**
 * An offer as this visitor sees it: the first HTML's at first, then what their coupons make of it.
 * Without a provider the first one stays.
 */
export function useOffer(offer: Offer, first: OfferView): LiveOfferState {
  const offers = useLiveOffers();
  const [live, show] = useState<LiveOfferState>({ view: first, notice: null, Part: null });
  // Props of an island are parsed from the page once, so the offer is the same object on every render.
  useEffect(() => offers?.subscribe(offer, first, show), [offers, offer, first]);
  return live;
}
