"use client";

import { onCoupon } from "@courseway/coupons/events";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import type { Offer, OfferPage, OfferView } from "../price/offer.ts";
import { COUPON_APPLIED } from "../price/price-parts.ts";
import { quoteBatch } from "./batch.ts";
import { browserFrames } from "./frames.ts";
import { fetchQuotes, type QuotePort } from "./quote-port.ts";
import type { LiveOffer, RuntimeTools } from "./requote.ts";
import { pageRuntime, type Runtime, type VisitorPort } from "./runtime.ts";

/** What a page's islands share, as plain JSON; `clientContext` makes it from the brand and the page. */
export type ClientContext = OfferPage;

const RuntimeContext = createContext<Runtime | null>(null);

export interface BlocksProviderProps {
  readonly context: ClientContext;
  /** Asks for prices; by default the page's own host. */
  readonly quotes?: QuotePort;
  /** Stands in for the browser in stories and tests. */
  readonly visitor?: Partial<VisitorPort>;
  readonly tools?: Partial<RuntimeTools>;
  readonly children: ReactNode;
}

const browserVisitor: VisitorPort = {
  url: () => location.href,
  cookies: () => document.cookie,
  onCoupon,
};

const browserTools = (quotes: QuotePort, announce: () => void): RuntimeTools => ({
  announce,
  ask: quoteBatch(quotes),
  frames: browserFrames,
  reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  log: (message, error) => console.warn(message, error),
});

/** Stands around a page's blocks, so that their islands price themselves for the visitor, together. */
export function BlocksProvider({ context, quotes, visitor, tools, children }: BlocksProviderProps) {
  const [announcement, announce] = useState("");
  const [runtime] = useState(() =>
    pageRuntime(
      context,
      { ...browserTools(quotes ?? fetchQuotes((input, init) => fetch(input, init)), () => announce(COUPON_APPLIED)), ...tools },
      { ...browserVisitor, ...visitor },
    ),
  );
  useEffect(() => runtime.start(), [runtime]);
  return (
    <RuntimeContext value={runtime}>
      {children}
      <div className="cw-visually-hidden" aria-live="polite">{announcement}</div>
    </RuntimeContext>
  );
}

/**
 * An offer as this visitor sees it: the first HTML's at first, then what their coupons make of it.
 * Without a provider the first one stays.
 */
export function useOffer(offer: Offer, first: OfferView): LiveOffer {
  const runtime = useContext(RuntimeContext);
  const [live, show] = useState<LiveOffer>({ view: first, applied: false });
  // Props of an island are parsed from the page once, so the offer is the same object on every render.
  useEffect(() => runtime?.follow(offer, first, show), [runtime, offer, first]);
  return live;
}
