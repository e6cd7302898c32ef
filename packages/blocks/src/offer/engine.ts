import { countdownFrames, formatPrice, type Quote } from "@courseway/pricing";
import type { ActiveOffers } from "@courseway/visitor/offers";
import { quoteBatch, type Defer, fetchQuotes, type QuotePort } from "./quote-port.ts";
import { visitorNotice, type VisitorNotice } from "./visitor-notice.ts";
import { browserFrames, playFrames, type FrameClock } from "./frames.ts";
import { OfferPart } from "./OfferPart.tsx";
import { offerView, priceCodes } from "./offer-view.ts";
import type { LiveOfferState, Offer, OfferView, PricingContext } from "./offer.ts";

/** What stands in for the browser in stories and tests; by default the browser itself. */
export interface EngineDependencies {
  /** Asks for prices; by default the page's own host. */
  readonly quotes: QuotePort;
  /** When a batch of questions is sent. */
  readonly defer?: Defer;
  readonly frames: FrameClock;
  readonly reducedMotion: () => boolean;
  readonly log: (message: string, error: unknown) => void;
}

/** Where an engine tells what it works out for one offer. */
export interface OfferScreen {
  /** What the island shows now. */
  readonly shown: LiveOfferState;
  readonly show: (live: LiveOfferState) => void;
  /** What became of the visitor's coupon, as soon as it is known. */
  readonly tell: (notice: VisitorNotice | null) => void;
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
  to: LiveOfferState,
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
function liveState(offer: Offer, quote: Quote, page: PricingContext, offers: ActiveOffers) {
  const view = offerView({ ...offer, quote }, { ...page, offers });
  const before = offerView(offer, page).price?.final ?? Infinity;
  const price = { before, after: view.price?.final ?? Infinity, couponCode: quote.couponCode };
  const notice = view.price && visitorNotice(offers.visitor, price, page.policy.cdiParam);
  return { notice, live: { view, notice: notice?.text ?? null, Part: OfferPart } };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The engine of one page: all its offers share one batch of questions. */
export function createEngine(page: PricingContext, given: Partial<EngineDependencies> = {}): Engine {
  const dependencies = { ...browserTools(), ...given };
  const ask = quoteBatch(dependencies.quotes, dependencies.defer);

  /** The quote for a visitor's codes; the page's own where they are the same, asked of nobody. */
  const quoteFor = async ({ request, quote, link }: Offer, offers: ActiveOffers): Promise<Quote | null> => {
    const priced = { coupon: request.coupon, link };
    const couponCodes = priceCodes(priced, { ...page, offers });
    const isAsked = isSame(couponCodes, priceCodes(priced, page));
    return isAsked || request.productIds.length === 0 ? quote : ask({ productIds: request.productIds, couponCodes });
  };

  return {
    requote: (offer, offers, { shown, show, tell }) => {
      const { href } = offerView(offer, { ...page, offers });
      const linked = { ...shown, view: { ...shown.view, href }, Part: OfferPart };
      let stop = () => {};
      let stopped = false;
      const reprice = async () => {
        try {
          const quote = await quoteFor(offer, offers);
          if (stopped || !quote) return;
          const { live, notice } = liveState(offer, quote, page, offers);
          tell(notice);
          if (isSame(live.view, linked.view) && live.notice === shown.notice) return;
          stop = countDown(shown.view, live, dependencies, show);
        } catch (error) {
          dependencies.log("No new prices; the old ones stay.", error);
        }
      };
      if (href !== shown.view.href) show(linked);
      void reprice();
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
