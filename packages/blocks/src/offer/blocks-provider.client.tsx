"use client";

import { onCoupon } from "@courseway/coupons/events";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { Offer, PricingContext, OfferView } from "./offer.ts";
import { COUPON_APPLIED } from "./texts.ts";
import type { EngineDependencies } from "./engine.ts";
import type { LiveOfferState } from "./live-offer-state.ts";
import type { QuotePort } from "./quote-port.ts";
import { pageRuntime, type Runtime, type VisitorPort } from "./runtime.ts";

const RuntimeContext = createContext<Runtime | null>(null);

export interface BlocksProviderProps {
  readonly context: PricingContext;
  /** Asks for prices; by default the page's own host. */
  readonly quotes?: QuotePort;
  /** Stand in for the visitor and the browser in stories and tests. */
  readonly visitor?: Partial<VisitorPort>;
  readonly dependencies?: Partial<EngineDependencies>;
  readonly children: ReactNode;
}

const browserVisitor: VisitorPort = {
  url: () => location.href,
  cookies: () => document.cookie,
  onCoupon,
};

/** Stands around a page's blocks, so that their islands price themselves for the visitor, together. */
export function BlocksProvider({ context, quotes, visitor, dependencies, children }: BlocksProviderProps) {
  const [announcement, announce] = useState("");
  const [runtime] = useState(() =>
    pageRuntime(context, { ...browserVisitor, ...visitor }, () => announce(COUPON_APPLIED), {
      ...(quotes ? { quotes } : {}),
      ...dependencies,
    }),
  );
  useEffect(() => runtime.start(), [runtime]);
  return (
    <RuntimeContext value={runtime}>
      {children}
      <div className="cw-visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </RuntimeContext>
  );
}

/**
 * An offer as this visitor sees it: the first HTML's at first, then what their coupons make of it.
 * Without a provider the first one stays.
 */
export function useOffer(offer: Offer, first: OfferView): LiveOfferState {
  const runtime = useContext(RuntimeContext);
  const [live, show] = useState<LiveOfferState>({ view: first, applied: false, components: null });
  // Props of an island are parsed from the page once, so the offer is the same object on every render.
  useEffect(() => runtime?.subscribe(offer, first, show), [runtime, offer, first]);
  return live;
}
