import { countdownFrames, formatPrice, type Cents } from "@courseway/pricing";
import { offerCodes, offerView } from "../price/offer-view.ts";
import type { Offer, OfferPage, OfferView } from "../price/offer.ts";
import type { AskQuote } from "./batch.ts";
import { playFrames, type FrameClock } from "./frames.ts";
import type { Visitor } from "./visitor.ts";

/** An offer as an island shows it to one visitor. */
export interface LiveOffer {
  readonly view: OfferView;
  /** The visitor's emailed coupon is in the price: say "Coupon Applied!". [CP-024] */
  readonly applied: boolean;
}

/** What the runtime is given from outside, so that a test can stand in for the browser. */
export interface RuntimeTools {
  readonly ask: AskQuote;
  readonly frames: FrameClock;
  readonly reducedMotion: () => boolean;
  readonly log: (message: string, error: unknown) => void;
  /** Says once for the whole page that a coupon is in its prices. */
  readonly announce: () => void;
}

const changesPrice = (before: readonly string[], after: readonly string[]) => JSON.stringify(before) !== JSON.stringify(after);

/** A discounted quote: the coupon did something, so that "Coupon Applied!" is true. */
const isDiscounted = (offer: Offer) => offer.quote !== null && offer.quote.discountPrice < offer.quote.originalPrice;

function withFinal(view: OfferView, final: Cents): OfferView {
  return view.price ? { ...view, price: { ...view.price, final, finalText: formatPrice(final) } } : view;
}

/** Counts the shown price to the new one; when the animation cannot play, the new price stands at once. [CP-025, CP-030] */
function countDown(from: Cents | null, to: LiveOffer, tools: RuntimeTools, show: (live: LiveOffer) => void): () => void {
  const price = to.view.price;
  if (!price || from === null) {
    show(to);
    return () => {};
  }
  const cents = countdownFrames(from, price.final, { reducedMotion: tools.reducedMotion() });
  return playFrames(
    cents,
    tools.frames,
    (final) => show(final === price.final ? to : { ...to, view: withFinal(to.view, final) }),
    () => show(to),
  );
}

/**
 * Prices an offer for one visitor: the buy link at once, the price as soon as commerce has answered.
 * A failure is logged and what is shown stays. [CP-024, CP-025, CP-026, CP-031]
 *
 * @param shown what the island shows now
 * @returns stops what is under way
 */
export function requote(
  offer: Offer,
  page: OfferPage,
  visitor: Visitor,
  shown: LiveOffer,
  tools: RuntimeTools,
  show: (live: LiveOffer) => void,
): () => void {
  const codes = offerCodes(offer.request, page, visitor);
  let stop = () => {};
  let stopped = false;

  show({ ...shown, view: { ...shown.view, href: offerView(offer, page, visitor).href } });
  if (offer.request.productIds.length === 0 || !changesPrice(offerCodes(offer.request, page), codes)) return stop;

  const answered = (quote: Offer["quote"]) => {
    if (stopped || !quote) return;
    const priced = { ...offer, quote };
    const applied = visitor.emailed.length > 0 && isDiscounted(priced);
    stop = countDown(shown.view.price?.final ?? null, { view: offerView(priced, page, visitor), applied }, tools, show);
  };
  tools
    .ask({ productIds: offer.request.productIds, couponCodes: codes })
    .then(answered)
    .catch((error: unknown) => tools.log("Prices could not be asked again with the visitor's coupons. They stay as they are.", error));

  return () => {
    stopped = true;
    stop();
  };
}
