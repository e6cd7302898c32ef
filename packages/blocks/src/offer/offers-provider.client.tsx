"use client";

import type { VisitorStore } from "@courseway/visitor";
import { useVisitorStore } from "@courseway/visitor/react";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { EngineDependencies } from "./engine.ts";
import type { LiveOffers } from "./live-offers.ts";
import type { LiveOfferState, Offer, OfferView, PricingContext } from "./offer.ts";

const LiveOffersContext = createContext<LiveOffers | null>(null);

/**
 * The offers of a page, priced once something of the page is not as the server wrote it. Only then the rules are loaded:
 * a visitor without coupons downloads nothing more. [CP-026, CP-029]
 */
export function laterOffers(
  visitor: Pick<VisitorStore, "subscribe" | "getSnapshot">,
  load: () => Promise<LiveOffers>,
): LiveOffers {
  let loading: Promise<void> | null = null;
  let loaded: (offers: LiveOffers) => void = () => {};
  const offers = new Promise<LiveOffers>((resolve) => (loaded = resolve));
  const follow = () => {
    if (visitor.getSnapshot().isAsServed) return;
    loading ??= load().then(loaded, (error: unknown) => {
      // The next change tries again.
      loading = null;
      console.warn("The page lacks its price rules; old prices stay.", error);
    });
  };
  const onceLoaded = (run: (offers: LiveOffers) => () => void): (() => void) => {
    let isGone = false;
    let stop = () => {};
    const wait = async () => {
      const live = await offers;
      if (!isGone) stop = run(live);
    };
    void wait();
    return () => {
      isGone = true;
      stop();
    };
  };
  return {
    subscribe: (...offer) => onceLoaded((live) => live.subscribe(...offer)),
    start: () => {
      const stops = [onceLoaded((live) => live.start()), visitor.subscribe(follow)];
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
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
  const [live] = useState(
    () =>
      store &&
      laterOffers(store, async () => {
        const { pricedOffers } = await import("./live-offers.ts");
        return pricedOffers(context, store, announce, dependencies);
      }),
  );
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

/**
 * An offer as this visitor sees it: the first HTML's at first, then what their coupons make of it.
 * Without a provider the first one stays.
 */
export function useOffer(offer: Offer, first: OfferView): LiveOfferState {
  const offers = useContext(LiveOffersContext);
  const [live, show] = useState<LiveOfferState>({ view: first, notice: null, components: null });
  // Props of an island are parsed from the page once, so the offer is the same object on every render.
  useEffect(() => offers?.subscribe(offer, first, show), [offers, offer, first]);
  return live;
}
