import { countdownFrames, formatPrice, type Quote } from "@courseway/pricing";
import type { ActiveOffers } from "@courseway/visitor/offers";
import type { QuoteRequest } from "../define-block.ts";
import { quoteBatch, type Defer, fetchQuotes, type QuotePort } from "./quote-port.ts";
import { visitorNotice, type VisitorNotice } from "./visitor-notice.ts";
import { browserFrames, playFrames, type FrameClock } from "./frames.ts";
import { OfferPart } from "./OfferPart.tsx";
import { offerView, priceCodes } from "./offer-view.ts";
import type { CurrentOfferState, Offer, OfferView, PricingContext } from "./offer.ts";

/** Replaces the browser in stories and tests; by default the browser itself. */
export interface EngineDependencies {
  /** Asks for prices; by default the page's own host. */
  readonly quotes: QuotePort;
  /** When a batch of questions is sent. */
  readonly defer?: Defer;
  readonly frames: FrameClock;
  readonly reducedMotion: () => boolean;
  readonly log: (message: string, error: unknown) => void;
}

/** As much of an offer as decides on its price. */
type Sold = Pick<Offer, "request" | "quote" | "link">;

/** What a list of requests sells, with the prices of the first HTML. */
export const soldBy = (requests: readonly QuoteRequest[], first: readonly (Quote | null)[]): readonly Sold[] =>
  requests.map((request, index) => ({ request, quote: first[index] ?? null, link: request.link ?? null }));

/** Where an engine tells what it works out for one offer. */
export interface OfferScreen {
  /** What the island shows now. */
  readonly shown: CurrentOfferState;
  readonly show: (current: CurrentOfferState) => void;
  /** What became of the visitor's coupon, as soon as it is known. */
  readonly notify: (notice: VisitorNotice | null) => void;
  /** Whether a lower price is counted down to: a visitor's coupon is, a promotion's moment is not. [CP-025] */
  readonly counts: boolean;
}

/** Prices offers for a visitor. */
export interface Engine {
  /**
   * The buy link at once, the price as soon as commerce has answered. A failure is logged and what is
   * shown stays. [CP-024, CP-025, CP-026, CP-031]
   *
   * @param offers what holds for the visitor now
   * @returns stops what is under way
   */
  readonly requote: (offer: Offer, offers: ActiveOffers, screen: OfferScreen) => () => void;
  /**
   * The prices of requests for a visitor, in their order; the first ones where commerce gives none. [CP-026]
   *
   * @throws where the page's host does not answer
   */
  readonly fetchOfferQuotes: (
    requests: readonly QuoteRequest[],
    first: readonly (Quote | null)[],
    offers: ActiveOffers,
  ) => Promise<readonly (Quote | null)[]>;
  /** The same where all of them are known without asking; null where one is not. */
  readonly known: (
    requests: readonly QuoteRequest[],
    first: readonly (Quote | null)[],
    offers: ActiveOffers,
  ) => readonly (Quote | null)[] | null;
  /** Asks for the price of something that is sold, so that it is known when it is needed. @returns when it is; null where it is already */
  readonly prepare: (sold: Sold, offers: ActiveOffers) => Promise<unknown> | null;
}

const browserTools = (): EngineDependencies => ({
  quotes: fetchQuotes((input, init) => fetch(input, init)),
  frames: browserFrames,
  reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  log: (message, error) => console.warn(message, error),
});

/** Counts the shown price to the new one; where the animation cannot play, the new price stands at once. [CP-025, CP-030] */
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
    // Stopped half-way, the price must not stay a number that nobody charges.
    if (counting) end();
  };
}

/** What an offer looks like for a visitor, with the notice on their coupon. */
function buildCurrentState(offer: Offer, quote: Quote, page: PricingContext, offers: ActiveOffers) {
  const view = offerView({ ...offer, quote }, { ...page, offers });
  const before = offerView(offer, page).price?.final ?? Infinity;
  const { couponCode, refused } = quote;
  const price = { before, after: view.price?.final ?? Infinity, couponCode, refused };
  const brand = { cdiParam: page.policy.cdiParam, texts: page.couponNotices };
  const notice = view.price && visitorNotice(offers.visitor, price, brand);
  return { notice, current: { view, notice, Part: OfferPart } };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The engine of one page: all its offers share one batch of questions. */
export function createEngine(page: PricingContext, given: Partial<EngineDependencies> = {}): Engine {
  const dependencies = { ...browserTools(), ...given };
  const ask = quoteBatch(dependencies.quotes, dependencies.defer);
  const answers = new Map<string, Quote | null>();

  const listCodes = ({ request: { coupon }, link }: Sold, offers: ActiveOffers) =>
    priceCodes({ coupon, link }, { ...page, offers });
  const toKey = ({ request: { productIds } }: Sold, codes: readonly string[]) => JSON.stringify([productIds, codes]);

  /** The quote for a visitor's codes as far as it is known; the page's own where the codes are the same, asked of nobody. */
  const quoteKnown = (sold: Sold, offers: ActiveOffers): Quote | null | undefined => {
    const codes = listCodes(sold, offers);
    const isOwn = sold.request.productIds.length === 0 || isSame(codes, listCodes(sold, page.offers));
    return isOwn ? sold.quote : answers.get(toKey(sold, codes));
  };

  /** The quote for a visitor's codes, at once where it is known. */
  const quoteFor = (sold: Sold, offers: ActiveOffers): Quote | null | Promise<Quote | null> => {
    const known = quoteKnown(sold, offers);
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
      const quote = quoteFor(sold, offers);
      return quote instanceof Promise ? quote : null;
    },
    fetchOfferQuotes: (requests, first, offers) =>
      Promise.all(soldBy(requests, first).map(async (sold) => (await quoteFor(sold, offers)) ?? sold.quote)),
    known: (requests, first, offers) => {
      const quotes = soldBy(requests, first).map((sold) => {
        const quote = quoteKnown(sold, offers);
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
      const quote = quoteFor(offer, offers);
      if (quote instanceof Promise) quote.then(reprice).catch(failed);
      else reprice(quote);
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
