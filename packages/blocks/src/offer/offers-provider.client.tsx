"use client";

import { useVisitorStore } from "@courseway/visitor/react";
import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { EngineDependencies } from "./engine.ts";
import type { CurrentOffers } from "./current-offers.ts";
import type { CurrentOfferState, Offer, OfferView, PricingContext } from "./offer.ts";
import { onceChanged, onPageOffers, pageOffers } from "./page-offers.ts";

/** Undefined outside a provider. There `pageOffers` gives the offers that the page's islands share. */
const CurrentOffersContext = createContext<CurrentOffers | null | undefined>(undefined);

export interface OffersProviderProps {
  /** The settings that the page's offers share; `pricingContext` makes them from the brand and the page. */
  readonly context: PricingContext;
  /** Replacements for browser functions in stories and tests. */
  readonly dependencies?: Partial<EngineDependencies>;
  readonly children: ReactNode;
}

/**
 * Prices a page's offers together and announces the result of the visitor's coupon once for all of them, in a polite
 * live region. [CP-024]
 */
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

/** A page's polite live region for the result of the visitor's coupon. [CP-024] */
export function OfferNews({ children }: { readonly children?: string }) {
  return (
    <div className="cw-visually-hidden" aria-live="polite" data-offer-news="">
      {children}
    </div>
  );
}

const none = () => null;

/** The page's offers; null while the server's HTML is right for the visitor. */
export function useCurrentOffers(): CurrentOffers | null {
  const given = useContext(CurrentOffersContext);
  const shared = useSyncExternalStore(onPageOffers, pageOffers, none);
  return given === undefined ? shared : given;
}

/**
 * An offer as this visitor sees it: first the first HTML's view, then the view with their coupons. If nothing changes,
 * the first view stays.
 */
export function useOffer(offer: Offer, first: OfferView): CurrentOfferState {
  const offers = useCurrentOffers();
  const [current, show] = useState<CurrentOfferState>({ view: first, notice: null, Part: null });
  // Props of an island are parsed from the page once, so the offer is the same object on every render.
  useEffect(() => offers?.subscribe(offer, first, show), [offers, offer, first]);
  return current;
}
