import type { Offer, PricingContext, OfferView } from "./offer.ts";
import type { Engine, EngineDependencies } from "./engine.ts";
import type { LiveOfferState } from "./live-offer-state.ts";
import { visitorOf, withEvent, type Visitor } from "./visitor.ts";

/** What an island asks of the page's runtime. */
export interface Runtime {
  /** Tells an island when its offer changes for this visitor. @returns stops it */
  readonly subscribe: (offer: Offer, first: OfferView, show: (live: LiveOfferState) => void) => () => void;
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

interface Subscriber {
  readonly offer: Offer;
  readonly show: (live: LiveOfferState) => void;
  live: LiveOfferState;
  stop: () => void;
}

/** Loads the rules of prices and coupons. */
export type LoadEngine = (page: PricingContext, dependencies?: Partial<EngineDependencies>) => Promise<Engine>;

const loadEngine: LoadEngine = async (page, dependencies) =>
  (await import("./engine.ts")).createEngine(page, dependencies);

/**
 * Prices a page's offers for its visitor. The rules themselves are loaded only for a visitor who brings
 * a query or a coupon: everybody else keeps the server's HTML and downloads nothing more.
 *
 * @param announce says once for the whole page that a coupon is in its prices
 */
export function pageRuntime(
  page: PricingContext,
  port: VisitorPort,
  announce: () => void,
  dependencies?: Partial<EngineDependencies>,
  load: LoadEngine = loadEngine,
): PageRuntime {
  const subscribers = new Set<Subscriber>();
  let visitor: Visitor | null = null;
  let engine: Promise<Engine> | null = null;

  const reprice = (subscriber: Subscriber, now: Visitor, { requote }: Engine) => {
    if (!subscribers.has(subscriber)) return;
    subscriber.stop();
    subscriber.stop = requote(subscriber.offer, now, subscriber.live, (live) => {
      if (live.applied && !subscriber.live.applied) announce();
      subscriber.live = live;
      subscriber.show(live);
    });
  };

  const price = async (all: Iterable<Subscriber>) => {
    const now = visitor;
    if (!now) return;
    try {
      const ready = await (engine ??= load(page, dependencies));
      if (now === visitor) for (const subscriber of all) reprice(subscriber, now, ready);
    } catch (error) {
      engine = null;
      console.warn("The price rules could not be loaded. The prices on the page stay as they are.", error);
    }
  };

  return {
    subscribe: (offer, first, show) => {
      const subscriber: Subscriber = {
        offer,
        show,
        live: { view: first, applied: false, components: null },
        stop: () => {},
      };
      subscribers.add(subscriber);
      void price([subscriber]);
      return () => {
        subscribers.delete(subscriber);
        subscriber.stop();
      };
    },
    start: () => {
      visitor = visitorOf(port.url(), port.cookies());
      void price(subscribers);
      return port.onCoupon((code) => {
        visitor = withEvent(visitor, port.url(), code);
        void price(subscribers);
      });
    },
  };
}
