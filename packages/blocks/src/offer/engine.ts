import { countdownFrames, formatPrice, type Quote } from "@courseway/pricing";
import type { ActiveOffers } from "@courseway/visitor/offers";
import type { QuoteRequest } from "../define-block.ts";
import { quoteBatch, type Defer, fetchQuotes, type QuotePort } from "./quote-port.ts";
import { visitorNotice, type VisitorNotice } from "./visitor-notice.ts";
import { browserFrames, playFrames, type FrameClock } from "./frames.ts";
import { OfferPart } from "./OfferPart.tsx";
import { offerView, priceCodes } from "./offer-view.ts";
import type { CurrentOfferState, Offer, OfferView, PricingContext } from "./offer.ts";

/** The browser functions that an engine uses. Stories and tests replace them. */
export interface EngineDependencies {
  /** Requests prices; by default from the page's own host. */
  readonly quotes: QuotePort;
  /** Delays the sending of a batch of requests. */
  readonly defer?: Defer;
  readonly frames: FrameClock;
  readonly reducedMotion: () => boolean;
  readonly log: (message: string, error: unknown) => void;
}

/** The parts of an offer that its price depends on. */
type Sold = Pick<Offer, "request" | "quote" | "link">;

/** The price data of a list of requests, with the quotes of the first HTML. */
export const toSold = (requests: readonly QuoteRequest[], first: readonly (Quote | null)[]): readonly Sold[] =>
  requests.map((request, index) => ({ request, quote: first[index] ?? null, link: request.link ?? null }));

/** Receives an engine's results for one offer. */
export interface OfferScreen {
  /** The state that the island shows now. */
  readonly shown: CurrentOfferState;
  readonly show: (current: CurrentOfferState) => void;
  /** Receives the notice about the visitor's coupon as soon as it is known. */
  readonly notify: (notice: VisitorNotice | null) => void;
  /**
   * Whether a lower price counts down: it does for a visitor's coupon, but not for a promotion's start or end. [CP-025]
   */
  readonly counts: boolean;
}

/** Prices offers for a visitor. */
export interface Engine {
  /**
   * Shows the buy link at once and the price when commerce responds. A failure is logged, and the shown price stays.
   * [CP-024, CP-025, CP-026, CP-031]
   *
   * @param offers the visitor's current offers
   * @returns stops the pending update
   */
  readonly requote: (offer: Offer, offers: ActiveOffers, screen: OfferScreen) => () => void;
  /**
   * The visitor's quotes in the order of the requests. If commerce has none, the first HTML's quote stays. [CP-026]
   *
   * @throws if the page's host does not respond
   */
  readonly fetchOfferQuotes: (
    requests: readonly QuoteRequest[],
    first: readonly (Quote | null)[],
    offers: ActiveOffers,
  ) => Promise<readonly (Quote | null)[]>;
  /** The same quotes if all of them are known without a request; null if one is not. */
  readonly known: (
    requests: readonly QuoteRequest[],
    first: readonly (Quote | null)[],
    offers: ActiveOffers,
  ) => readonly (Quote | null)[] | null;
  /**
   * Requests a price, so that it is known when it is needed. @returns resolves when the price is known; null if it
   * already is
   */
  readonly prepare: (sold: Sold, offers: ActiveOffers) => Promise<unknown> | null;
}

const browserTools = (): EngineDependencies => ({
  quotes: fetchQuotes((input, init) => fetch(input, init)),
  frames: browserFrames,
  reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  log: (message, error) => console.warn(message, error),
});

/**
 * Counts the shown price to the new one. If the animation cannot play, it shows the new price at once. [CP-025, CP-030]
 */
function countDown(
  from: OfferView,
  to: CurrentOfferState,
  dependencies: EngineDependencies,
  show: OfferScreen["show"],
): () => void {
  const { price } = to.view;
  if (!price || !from.price) {
    show(to);
    return () => {};
  }
  const last = price.final;
  let counting = true;
  const end = () => {
    counting = false;
    show(to);
  };
  const cents = countdownFrames(from.price.final, last, { reducedMotion: dependencies.reducedMotion() });
  const stop = playFrames(
    cents,
    dependencies.frames,
    (final) =>
      final === last
        ? end()
        : show({ ...to, view: { ...to.view, price: { ...price, final, finalText: formatPrice(final) } } }),
    end,
  );
  return () => {
    stop();
    // After a stop halfway, show the final price: nobody charges the number in between.
    if (counting) end();
  };
}

/** An offer's state for a visitor, with the notice about their coupon. */
function buildCurrentState(offer: Offer, quote: Quote, page: PricingContext, offers: ActiveOffers) {
  const view = offerView({ ...offer, quote }, { ...page, offers });
  const after = view.price?.final ?? Infinity;
  const { couponCode, refused, originalPrice } = quote;
  // A page without a price has nothing to compare with. If commerce names the code that counts, that code decides; otherwise we
  // compare with the original price.
  const fallback = couponCode === null ? originalPrice : after;
  const price = { before: offerView(offer, page).price?.final ?? fallback, after, couponCode, refused };
  const brand = { cdiParam: page.policy.cdiParam, texts: page.couponNotices };
  const notice = view.price && visitorNotice(offers.visitor, price, brand);
  return { notice, current: { view, notice, Part: OfferPart } };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The engine of one page. All its offers share one batch of requests. */
export function createEngine(page: PricingContext, given: Partial<EngineDependencies> = {}): Engine {
  const dependencies = { ...browserTools(), ...given };
  const ask = quoteBatch(dependencies.quotes, dependencies.defer);
  const answers = new Map<string, Quote | null>();

  const listCodes = ({ request: { coupon }, link }: Sold, offers: ActiveOffers) =>
    priceCodes({ coupon, link }, { ...page, offers });
  const toKey = ({ request: { productIds } }: Sold, codes: readonly string[]) => JSON.stringify([productIds, codes]);

  /**
   * The quote for a visitor's codes; undefined if it is not known yet. If the codes are the same as the page's, this is
   * the page's own quote, without a request.
   */
  const findCachedQuote = (sold: Sold, offers: ActiveOffers): Quote | null | undefined => {
    const codes = listCodes(sold, offers);
    const isPageQuote = sold.request.productIds.length === 0 || isSame(codes, listCodes(sold, page.offers));
    return isPageQuote ? sold.quote : answers.get(toKey(sold, codes));
  };

  /** The quote for a visitor's codes, without a promise if it is already known. */
  const getQuote = (sold: Sold, offers: ActiveOffers): Quote | null | Promise<Quote | null> => {
    const known = findCachedQuote(sold, offers);
    if (known !== undefined) return known;
    const couponCodes = listCodes(sold, offers);
    const { productIds } = sold.request;
    return ask({ productIds, couponCodes }).then((quote) => {
      answers.set(toKey(sold, couponCodes), quote);
      return quote;
    });
  };

  return {
    prepare: (sold, offers) => {
      const quote = getQuote(sold, offers);
      return quote instanceof Promise ? quote : null;
    },
    fetchOfferQuotes: (requests, first, offers) =>
      Promise.all(toSold(requests, first).map(async (sold) => (await getQuote(sold, offers)) ?? sold.quote)),
    known: (requests, first, offers) => {
      const quotes = toSold(requests, first).map((sold) => {
        const quote = findCachedQuote(sold, offers);
        return quote === null ? sold.quote : quote;
      });
      return quotes.every((quote) => quote !== undefined) ? quotes : null;
    },
    requote: (offer, offers, { shown, show, notify, counts }) => {
      const { href } = offerView(offer, { ...page, offers });
      const linked = { ...shown, view: { ...shown.view, href }, Part: OfferPart };
      let stop = () => {};
      let stopped = false;
      const reprice = (quote: Quote | null) => {
        if (stopped || !quote) return;
        const { current, notice } = buildCurrentState(offer, quote, page, offers);
        notify(notice);
        if (isSame(current.view, linked.view) && isSame(current.notice, shown.notice)) return;
        if (counts) stop = countDown(shown.view, current, dependencies, show);
        else show(current);
      };
      const failed = (error: unknown) => dependencies.log("No new prices; the old ones stay.", error);
      if (href !== shown.view.href) show(linked);
      const quote = getQuote(offer, offers);
      if (quote instanceof Promise) quote.then(reprice).catch(failed);
      else reprice(quote);
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
