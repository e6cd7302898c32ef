import type { Offer, OfferPage, OfferView } from "../price/offer.ts";
import type { LiveOffer, RuntimeTools } from "./requote.ts";
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

interface Follower {
  readonly offer: Offer;
  readonly show: (live: LiveOffer) => void;
  live: LiveOffer;
  stop: () => void;
}

export interface PageRuntime extends Runtime {
  /** Reads the visitor and listens for coupons. @returns stops it */
  readonly start: () => () => void;
}

/**
 * Prices a page's offers for its visitor. The rules themselves are loaded only for a visitor who brings
 * a query or a coupon: everybody else keeps the cached prices and downloads nothing more.
 */
export function pageRuntime(page: OfferPage, tools: RuntimeTools, port: VisitorPort, load = () => import("./requote.ts")): PageRuntime {
  const followers = new Set<Follower>();
  let visitor: Visitor | null = null;

  const price = async (all: Iterable<Follower>) => {
    const now = visitor;
    if (!now) return;
    try {
      const { requote } = await load();
      if (now === visitor) for (const follower of all) price1(follower, now, requote);
    } catch (error) {
      tools.log("The price rules could not be loaded. The prices on the page stay as they are.", error);
    }
  };

  const price1 = (follower: Follower, now: Visitor, requote: typeof import("./requote.ts").requote) => {
    if (!followers.has(follower)) return;
    follower.stop();
    follower.stop = requote(follower.offer, page, now, follower.live, tools, (live) => {
      if (live.applied && !follower.live.applied) tools.announce();
      follower.live = live;
      follower.show(live);
    });
  };

  return {
    follow: (offer, first, show) => {
      const follower: Follower = { offer, show, live: { view: first, applied: false }, stop: () => {} };
      followers.add(follower);
      void price([follower]);
      return () => {
        follower.stop();
        followers.delete(follower);
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
