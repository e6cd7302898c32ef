import { type ActiveOffers, NO_OFFERS } from "@courseway/visitor/offers";
import type { VisitorStore } from "@courseway/visitor";
import type { Quote } from "@courseway/pricing";
import type { QuoteRequest } from "../define-block.ts";
import type { VisitorNotice } from "./visitor-notice.ts";
import { createEngine, type Engine, type EngineDependencies, soldBy } from "./engine.ts";
import type { CurrentOfferState, Offer, OfferView, PricingContext } from "./offer.ts";

/** The offers of a page that islands show. */
export interface CurrentOffers {
  /** Tells an island when its offer changes for this visitor. @returns stops it */
  readonly subscribe: (offer: Offer, first: OfferView, show: (current: CurrentOfferState) => void) => () => void;
  /** Prices of what a block sells, in one batch with those of the page's other offers. */
  readonly fetchOfferQuotes: Engine["fetchOfferQuotes"];
  /** The same where all of them are known. */
  readonly known: Engine["known"];
  /** Has the prices of what a block sells asked for before a promotion's moment changes them. @returns calls it off */
  readonly watch: (requests: readonly QuoteRequest[], first: readonly (Quote | null)[]) => () => void;
  /** Follows the visitor. @returns stops it */
  readonly start: () => () => void;
}

interface Subscriber {
  readonly offer: Offer;
  readonly show: (current: CurrentOfferState) => void;
  current: CurrentOfferState;
  notice: VisitorNotice | null;
  stop: () => void;
}

/** What the visitor brings, as text. */
const broughtWith = (offers: ActiveOffers | null): string => JSON.stringify((offers ?? NO_OFFERS).visitor);

/**
 * Prices a page's offers for its visitor, and again whenever what holds for them changes: a coupon, a promotion's start or
 * end, a cookie of another tab. [CP-026, CP-028, CP-029]
 *
 * @param announce says once for the whole page what became of the visitor's coupon
 */
export function createCurrentOffers(
  engine: Engine,
  visitor: Pick<VisitorStore, "subscribe" | "getSnapshot" | "prepare">,
  announce: (text: string) => void,
): CurrentOffers {
  const subscribers = new Set<Subscriber>();
  const watched = new Set<{ readonly requests: readonly QuoteRequest[]; readonly first: readonly (Quote | null)[] }>();
  let priced: ActiveOffers | null = null;
  let counts = true;

  /** A coupon that lowers one price of the page is what counts, whatever it does to the others. */
  const announceAll = () => {
    const notices = [...subscribers].flatMap(({ notice }) => notice ?? []);
    announce((notices.find(({ lowers }) => lowers) ?? notices[0])?.text ?? "");
  };

  const reprice = (subscriber: Subscriber) => {
    if (!priced) return;
    subscriber.stop();
    subscriber.stop = engine.requote(subscriber.offer, priced, {
      shown: subscriber.current,
      counts,
      show: (current) => {
        subscriber.current = current;
        subscriber.show(current);
      },
      notify: (notice) => {
        subscriber.notice = notice;
        // Prices of one batch are told one after the other, before anything else runs.
        setTimeout(announceAll);
      },
    });
  };

  const follow = () => {
    const { offers } = visitor.getSnapshot();
    if (offers === priced) return;
    // A moment changes the price together with all else that it changes; a coupon's price is counted down to.
    counts = broughtWith(offers) !== broughtWith(priced);
    priced = offers;
    for (const subscriber of subscribers) reprice(subscriber);
  };

  const prepare = (next: ActiveOffers) => {
    const sold = [
      ...[...subscribers].map(({ offer }) => offer),
      ...[...watched].flatMap(({ requests, first }) => soldBy(requests, first)),
    ];
    const waits = sold.flatMap((one) => engine.prepare(one, next) ?? []);
    return waits.length === 0 ? null : Promise.allSettled(waits);
  };

  return {
    fetchOfferQuotes: engine.fetchOfferQuotes,
    known: engine.known,
    watch: (requests, first) => {
      const mine = { requests, first };
      watched.add(mine);
      return () => void watched.delete(mine);
    },
    subscribe: (offer, first, show) => {
      const current = { view: first, notice: null, Part: null };
      const subscriber: Subscriber = { offer, show, current, notice: null, stop: () => {} };
      subscribers.add(subscriber);
      reprice(subscriber);
      return () => {
        subscribers.delete(subscriber);
        subscriber.stop();
      };
    },
    start: () => {
      follow();
      const stops = [visitor.subscribe(follow), visitor.prepare(prepare)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** A page's offers with the rules of prices: what a page loads once something of it changes for its visitor. */
export const pricedOffers = (
  page: PricingContext,
  visitor: Parameters<typeof createCurrentOffers>[1],
  announce: (text: string) => void,
  dependencies?: Partial<EngineDependencies>,
): CurrentOffers => createCurrentOffers(createEngine(page, dependencies), visitor, announce);
