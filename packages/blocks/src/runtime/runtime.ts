import type { Offer, OfferPage, OfferView } from "../price/offer.ts";
import type { Engine, EngineTools } from "./engine.ts";
import type { LiveOffer } from "./live-offer.ts";
import { visitorOf, withEvent, type Visitor } from "./visitor.ts";

/** What an island asks of the page's runtime. */
export interface Runtime {
  /** Tells an island when its offer changes for this visitor. @returns stops it */
  readonly follow: (offer: Offer, first: OfferView, show: (live: LiveOffer) => void) => () => void;
}

/** The browser's side of a page: who visits, and which coupons come later. */
export interface VisitorPort {
  /** The page's whole address. */
  readonly url: () => string;
  readonly cookies: () => string;
  /** @returns stops listening */
  readonly onCoupon: (listener: (code: string) => void) => () => void;
}

export interface PageRuntime extends Runtime {
  /** Reads the visitor and listens for coupons. @returns stops it */
  readonly start: () => () => void;
}

interface Follower {
  readonly offer: Offer;
  readonly show: (live: LiveOffer) => void;
  live: LiveOffer;
  stop: () => void;
}

/** Loads the rules of prices and coupons. */
export type LoadEngine = (page: OfferPage, tools?: Partial<EngineTools>) => Promise<Engine>;

const loadEngine: LoadEngine = async (page, tools) => (await import("./engine.ts")).createEngine(page, tools);

/**
 * Prices a page's offers for its visitor. The rules themselves are loaded only for a visitor who brings
 * a query or a coupon: everybody else keeps the server's HTML and downloads nothing more.
 *
 * @param announce says once for the whole page that a coupon is in its prices
 */
export function pageRuntime(
  page: OfferPage,
  port: VisitorPort,
  announce: () => void,
  tools?: Partial<EngineTools>,
  load: LoadEngine = loadEngine,
): PageRuntime {
  const followers = new Set<Follower>();
  let visitor: Visitor | null = null;
  let engine: Promise<Engine> | null = null;

  const reprice = (follower: Follower, now: Visitor, { requote }: Engine) => {
    if (!followers.has(follower)) return;
    follower.stop();
    follower.stop = requote(follower.offer, now, follower.live, (live) => {
      if (live.applied && !follower.live.applied) announce();
      follower.live = live;
      follower.show(live);
    });
  };

  const price = async (all: Iterable<Follower>) => {
    const now = visitor;
    if (!now) return;
    try {
      const ready = await (engine ??= load(page, tools));
      if (now === visitor) for (const follower of all) reprice(follower, now, ready);
    } catch (error) {
      engine = null;
      console.warn("The price rules could not be loaded. The prices on the page stay as they are.", error);
    }
  };

  return {
    follow: (offer, first, show) => {
      const follower: Follower = { offer, show, live: { view: first, applied: false, parts: null }, stop: () => {} };
      followers.add(follower);
      void price([follower]);
      return () => {
        followers.delete(follower);
        follower.stop();
      };
    },
    start: () => {
      visitor = visitorOf(port.url(), port.cookies());
      void price(followers);
      return port.onCoupon((code) => {
        visitor = withEvent(visitor, port.url(), code);
        void price(followers);
      });
    },
  };
}
