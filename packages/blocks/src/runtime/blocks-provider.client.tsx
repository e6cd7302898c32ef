"use client";

import { onCoupon } from "@courseway/coupons/events";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { Offer, OfferPage, OfferView } from "../price/offer.ts";
import { COUPON_APPLIED } from "../price/texts.ts";
import type { EngineTools } from "./engine.ts";
import type { LiveOffer } from "./live-offer.ts";
import type { QuotePort } from "./quote-port.ts";
import { pageRuntime, type Runtime, type VisitorPort } from "./runtime.ts";

const RuntimeContext = createContext<Runtime | null>(null);

/** What a page's islands share, as plain JSON; `clientContext` makes it from the brand and the page. */
export type ClientContext = OfferPage;

export interface BlocksProviderProps {
  readonly context: ClientContext;
  /** Asks for prices; by default the page's own host. */
  readonly quotes?: QuotePort;
  /** Stand in for the visitor and the browser in stories and tests. */
  readonly visitor?: Partial<VisitorPort>;
  readonly tools?: Partial<EngineTools>;
  readonly children: ReactNode;
}

const browserVisitor: VisitorPort = {
  url: () => location.href,
  cookies: () => document.cookie,
  onCoupon,
};

/** Stands around a page's blocks, so that their islands price themselves for the visitor, together. */
export function BlocksProvider({ context, quotes, visitor, tools, children }: BlocksProviderProps) {
  const [announcement, announce] = useState("");
  const [runtime] = useState(() =>
    pageRuntime(context, { ...browserVisitor, ...visitor }, () => announce(COUPON_APPLIED), {
      ...(quotes ? { quotes } : {}),
      ...tools,
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
export function useOffer(offer: Offer, first: OfferView): LiveOffer {
  const runtime = useContext(RuntimeContext);
  const [live, show] = useState<LiveOffer>({ view: first, applied: false, parts: null });
  // Props of an island are parsed from the page once, so the offer is the same object on every render.
  useEffect(() => runtime?.follow(offer, first, show), [runtime, offer, first]);
  return live;
}
