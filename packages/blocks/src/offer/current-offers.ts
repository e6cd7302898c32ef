import { type ActiveOffers, NO_OFFERS } from "@courseway/visitor/offers";
import type { VisitorStore } from "@courseway/visitor";
import type { Quote } from "@courseway/pricing";
import type { QuoteRequest } from "../define-block.ts";
import type { VisitorNotice } from "./visitor-notice.ts";
import { createEngine, type Engine, type EngineDependencies, toSold } from "./engine.ts";
import type { CurrentOfferState, Offer, OfferView, PricingContext } from "./offer.ts";

/** A page's offers, which its islands show. */
export interface CurrentOffers {
  /** Calls an island when its offer changes for this visitor. @returns stops it */
  readonly subscribe: (offer: Offer, first: OfferView, show: (current: CurrentOfferState) => void) => () => void;
  /** Fetches the prices of a block's products, in one batch with those of the page's other offers. */
  readonly fetchOfferQuotes: Engine["fetchOfferQuotes"];
  /** The same prices if all of them are already known, else null. */
  readonly known: Engine["known"];
  /** Requests the prices of a block's products before a promotion's start or end changes them. @returns stops it */
  readonly watch: (requests: readonly QuoteRequest[], first: readonly (Quote | null)[]) => () => void;
  /** Updates the offers when the visitor's data changes. @returns stops it */
  readonly start: () => () => void;
}

interface Subscriber {
  readonly offer: Offer;
  readonly show: (current: CurrentOfferState) => void;
  current: CurrentOfferState;
  notice: VisitorNotice | null;
  stop: () => void;
}

/** The visitor's own codes as JSON. */
const toCodesKey = (offers: ActiveOffers | null): string => JSON.stringify((offers ?? NO_OFFERS).visitor);

/**
 * Prices a page's offers for its visitor, and again after each change of the visitor's offers: a coupon, a promotion's
 * start or end, or a cookie from another tab. [CP-026, CP-028, CP-029]
 *
 * @param announce announces the result of the visitor's coupon, once for the whole page
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

  /** The notice of a lowered price takes precedence over the notices of the page's other offers. */
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
        // The other prices of the batch arrive one after the other before this timer runs.
        setTimeout(announceAll);
      },
    });
  };

  const follow = () => {
    const { offers } = visitor.getSnapshot();
    if (offers === priced) return;
    // A promotion's start or end changes the price at once, together with everything else. Only a coupon's price counts
    // down.
    counts = toCodesKey(offers) !== toCodesKey(priced);
    priced = offers;
    for (const subscriber of subscribers) reprice(subscriber);
  };

  const prepare = (next: ActiveOffers) => {
    const sold = [
      ...[...subscribers].map(({ offer }) => offer),
      ...[...watched].flatMap(({ requests, first }) => toSold(requests, first)),
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

/** A page's offers with the price rules. A page loads this code only when something on it changes for its visitor. */
export const pricedOffers = (
  page: PricingContext,
  visitor: Parameters<typeof createCurrentOffers>[1],
  announce: (text: string) => void,
  dependencies?: Partial<EngineDependencies>,
): CurrentOffers => createCurrentOffers(createEngine(page, dependencies), visitor, announce);
