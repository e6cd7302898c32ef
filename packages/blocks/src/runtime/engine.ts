import { countdownFrames, formatPrice, type Cents } from "@courseway/pricing";
import { LIVE_PARTS } from "../price/live-parts.ts";
import { offerCodes, offerView } from "../price/offer-view.ts";
import type { Offer, OfferPage, OfferView } from "../price/offer.ts";
import { quoteBatch, type Later } from "./batch.ts";
import { browserFrames, playFrames, type FrameClock } from "./frames.ts";
import type { LiveOffer } from "./live-offer.ts";
import { fetchQuotes, type QuotePort } from "./quote-port.ts";
import type { Visitor } from "./visitor.ts";

/** What stands in for the browser in stories and tests; by default the browser itself. */
export interface EngineTools {
  /** Asks for prices; by default the page's own host. */
  readonly quotes: QuotePort;
  /** When a batch of questions is sent. */
  readonly later: Later | undefined;
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
  readonly requote: (offer: Offer, visitor: Visitor, shown: LiveOffer, show: (live: LiveOffer) => void) => () => void;
}

const browserTools = (): EngineTools => ({
  quotes: fetchQuotes((input, init) => fetch(input, init)),
  later: undefined,
  frames: browserFrames,
  reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  log: (message, error) => console.warn(message, error),
});

/** A discounted quote: the coupon did something, so that "Coupon Applied!" is true. */
const isDiscounted = ({ quote }: Offer) => quote !== null && quote.discountPrice < quote.originalPrice;

function withFinal(live: LiveOffer, final: Cents): LiveOffer {
  const { price } = live.view;
  return price ? { ...live, view: { ...live.view, price: { ...price, final, finalText: formatPrice(final) } } } : live;
}

/** Counts the shown price to the new one; where the animation cannot play, the new price stands at once. [CP-025, CP-030] */
function countDown(from: OfferView, to: LiveOffer, tools: EngineTools, show: (live: LiveOffer) => void): () => void {
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
  const cents = countdownFrames(from.price.final, last, { reducedMotion: tools.reducedMotion() });
  const stop = playFrames(cents, tools.frames, (final) => (final === last ? end() : show(withFinal(to, final))), end);
  return () => {
    stop();
    // Stopped half-way, the price must not stay a number that nobody charges.
    if (counting) end();
  };
}

/** The engine of one page: all its offers share one batch of questions. */
export function createEngine(page: OfferPage, given: Partial<EngineTools> = {}): Engine {
  const tools = { ...browserTools(), ...given };
  const ask = quoteBatch(tools.quotes, tools.later);

  return {
    requote: (offer, visitor, shown, show) => {
      const { productIds } = offer.request;
      const couponCodes = offerCodes(offer.request, page, visitor);
      let stop = () => {};
      let stopped = false;
      const begin = () => {
        const linked = { ...shown.view, href: offerView(offer, page, visitor).href };
        if (linked.href !== shown.view.href) show({ ...shown, view: linked, parts: LIVE_PARTS });
      };
      const answered = (quote: Offer["quote"]) => {
        if (stopped || !quote) return;
        const priced = { ...offer, quote };
        const applied = visitor.emailed.length > 0 && isDiscounted(priced);
        stop = countDown(
          shown.view,
          { view: offerView(priced, page, visitor), applied, parts: LIVE_PARTS },
          tools,
          show,
        );
      };

      begin();
      if (productIds.length > 0 && String(couponCodes) !== String(offerCodes(offer.request, page))) {
        ask({ productIds, couponCodes })
          .then(answered)
          .catch((error: unknown) =>
            tools.log("New prices could not be had. The prices on the page stay as they are.", error),
          );
      }
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}
