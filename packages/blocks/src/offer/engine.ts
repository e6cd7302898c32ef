import { countdownFrames, formatPrice, type Cents } from "@courseway/pricing";
import { OFFER_COMPONENTS } from "./offer-components.ts";
import { offerCodes, offerView } from "./offer-view.ts";
import type { Offer, PricingContext, OfferView } from "./offer.ts";
import { quoteBatch, type Defer } from "./batch.ts";
import { browserFrames, playFrames, type FrameClock } from "./frames.ts";
import type { LiveOfferState } from "./live-offer-state.ts";
import { fetchQuotes, type QuotePort } from "./quote-port.ts";
import type { Visitor } from "./visitor.ts";

/** What stands in for the browser in stories and tests; by default the browser itself. */
export interface EngineDependencies {
  /** Asks for prices; by default the page's own host. */
  readonly quotes: QuotePort;
  /** When a batch of questions is sent. */
  readonly defer: Defer | undefined;
  readonly frames: FrameClock;
  readonly reducedMotion: () => boolean;
  readonly log: (message: string, error: unknown) => void;
}

/** Prices offers for a visitor. */
export interface Engine {
  /**
   * The buy link at once, the price as soon as commerce has answered. A failure is logged and what is
   * shown stays. [CP-024, CP-025, CP-026, CP-031]
   *
   * @param shown what the island shows now
   * @returns stops what is under way
   */
  readonly requote: (
    offer: Offer,
    visitor: Visitor,
    shown: LiveOfferState,
    show: (live: LiveOfferState) => void,
  ) => () => void;
}

const browserDependencies = (): EngineDependencies => ({
  quotes: fetchQuotes((input, init) => fetch(input, init)),
  defer: undefined,
  frames: browserFrames,
  reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  log: (message, error) => console.warn(message, error),
});

/** A discounted quote: the coupon did something, so that "Coupon Applied!" is true. */
const isDiscounted = ({ quote }: Offer) => quote !== null && quote.discountPrice < quote.originalPrice;

function withFinal(live: LiveOfferState, final: Cents): LiveOfferState {
  const { price } = live.view;
  return price ? { ...live, view: { ...live.view, price: { ...price, final, finalText: formatPrice(final) } } } : live;
}

/** Counts the shown price to the new one; where the animation cannot play, the new price stands at once. [CP-025, CP-030] */
function countDown(
  from: OfferView,
  to: LiveOfferState,
  dependencies: EngineDependencies,
  show: (live: LiveOfferState) => void,
): () => void {
  const last = to.view.price?.final;
  if (last === undefined || !from.price) {
    show(to);
    return () => {};
  }
  let counting = true;
  const end = () => {
    counting = false;
    show(to);
  };
  const cents = countdownFrames(from.price.final, last, { reducedMotion: dependencies.reducedMotion() });
  const stop = playFrames(
    cents,
    dependencies.frames,
    (final) => (final === last ? end() : show(withFinal(to, final))),
    end,
  );
  return () => {
    stop();
    // Stopped half-way, the price must not stay a number that nobody charges.
    if (counting) end();
  };
}

/** The engine of one page: all its offers share one batch of questions. */
export function createEngine(page: PricingContext, given: Partial<EngineDependencies> = {}): Engine {
  const dependencies = { ...browserDependencies(), ...given };
  const ask = quoteBatch(dependencies.quotes, dependencies.defer);

  return {
    requote: (offer, visitor, shown, show) => {
      const { productIds } = offer.request;
      const couponCodes = offerCodes(offer.request, page, visitor);
      let stop = () => {};
      let stopped = false;
      const begin = () => {
        const linked = { ...shown.view, href: offerView(offer, page, visitor).href };
        if (linked.href !== shown.view.href) show({ ...shown, view: linked, components: OFFER_COMPONENTS });
      };
      const answered = (quote: Offer["quote"]) => {
        if (stopped || !quote) return;
        const priced = { ...offer, quote };
        const applied = visitor.emailed.length > 0 && isDiscounted(priced);
        stop = countDown(
          shown.view,
          { view: offerView(priced, page, visitor), applied, components: OFFER_COMPONENTS },
          dependencies,
          show,
        );
      };

      begin();
      if (productIds.length > 0 && String(couponCodes) !== String(offerCodes(offer.request, page))) {
        ask({ productIds, couponCodes })
          .then(answered)
          .catch((error: unknown) =>
            dependencies.log("New prices could not be had. The prices on the page stay as they are.", error),
          );
      }
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
