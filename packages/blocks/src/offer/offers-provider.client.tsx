"use client";

import { useVisitorStore } from "@courseway/visitor/react";
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { EngineDependencies } from "./engine.ts";
import type { CurrentOffers } from "./current-offers.ts";
import type { CurrentOfferState, Offer, OfferView, PricingContext } from "./offer.ts";
import { onceChanged, onPageOffers, pageOffers } from "./page-offers.ts";

/** Undefined outside of a provider: there the page's own offers hold. */
const CurrentOffersContext = createContext<CurrentOffers | null | undefined>(undefined);

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
  const [current, price] = useState<CurrentOffers | null>(null);
  useEffect(() => {
    if (!store) return;
    const load = async () => (await import("./current-offers.ts")).pricedOffers(context, store, announce, dependencies);
    return onceChanged(store, load, price);
  }, [store, context, dependencies]);
  useEffect(() => current?.start(), [current]);
  return (
    <CurrentOffersContext value={current}>
      {children}
      <OfferNews>{announcement}</OfferNews>
    </CurrentOffersContext>
  );
}

/** Where a page says politely what became of the visitor's coupon. [CP-024] */
export function OfferNews({ children }: { readonly children?: string }) {
  return (
    <div className="cw-visually-hidden" aria-live="polite" data-offer-news="">
      {children}
    </div>
  );
}

const none = () => null;

/** The page's offers once something of them is not as the server wrote it; null before. */
export function useCurrentOffers(): CurrentOffers | null {
  const given = useContext(CurrentOffersContext);
  const own = useSyncExternalStore(onPageOffers, pageOffers, none);
  return given === undefined ? own : given;
}

/**
 * An offer as this visitor sees it: the first HTML's at first, then what their coupons make of it.
 * Where nothing changes the first one stays.
 */
export function useOffer(offer: Offer, first: OfferView): CurrentOfferState {
  const offers = useCurrentOffers();
  const [current, show] = useState<CurrentOfferState>({ view: first, notice: null, Part: null });
  // Props of an island are parsed from the page once, so the offer is the same object on every render.
  useEffect(() => offers?.subscribe(offer, first, show), [offers, offer, first]);
  return current;
}
