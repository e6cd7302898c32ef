import { isOfferCountdownActive, parseWindow } from "@courseway/coupons";
import { mentionsPrice } from "@courseway/pricing";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { linkedTitle } from "../offer/linked-product.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import type { PriceParts } from "../offer/PriceAndButton.tsx";
import { pricingContext } from "../offer/pricing-context.ts";
import { buildOffer } from "../offer/product.ts";
import type { ScheduleView } from "../schedule/schedule.ts";
import { readLook } from "../shared/button-fields.ts";
import { ctaKind, buildCta, type Cta, distinctName } from "../shared/cta.ts";
import { VIDEO_LABEL, type VideoView } from "../shared/video/video.ts";
import type { TopSectionContent } from "./fields.ts";

/** The action next to the main button: a second button, or a film. */
export interface SecondAction {
  readonly button: Cta | null;
  readonly video: VideoView | null;
}

const SECOND_LABEL = "Start Today";

/**
 * The editor's own link of the main button; null for none, or for one that opens a dialog without content. [LNK-016]
 */
export function getLink(
  { ctaLink, modalContent }: Pick<TopSectionContent, "ctaLink" | "modalContent">,
  schedule: ScheduleView | null,
): string | null {
  const kind = ctaLink ? ctaKind(ctaLink) : "link";
  if (kind === "modal" && !modalContent) return null;
  return kind === "schedule" && !schedule ? null : ctaLink;
}

/**
 * A video button of type "button" is a second button, any other type plays a film. A button to the schedule shows only
 * if there are sessions.
 * [BL-topSectionWysiwyg-007, BL-topSectionWysiwyg-008, BL-topSectionWysiwyg-010, LNK-017, WS-008]
 */
export function secondAction(
  videoButton: TopSectionContent["videoButton"],
  schedule: ScheduleView | null,
): SecondAction {
  if (!videoButton) return { button: null, video: null };
  const { buttonType, ctaType: style, ctaLabel, wistiaId, ctaOtherlink } = videoButton;
  const look = readLook(videoButton);
  if (buttonType.toLowerCase() !== "button") {
    const video = { wistiaId, label: ctaLabel || VIDEO_LABEL, style, ...look };
    return { button: null, video: wistiaId ? video : null };
  }
  const button = buildCta({ label: ctaLabel || SECOND_LABEL, link: ctaOtherlink, style, ...look });
  return { button: button?.kind === "schedule" && !schedule ? null : button, video: null };
}

type TimerContent = Pick<TopSectionContent, "showOfferTimer" | "countdownInfo">;

/**
 * The promotion's dates, in the brand's time zone if they have no offset; null if there is nothing to count down to.
 */
function promotion({ showOfferTimer, countdownInfo }: TimerContent, timeZone: string) {
  if (!showOfferTimer || !countdownInfo) return null;
  const { promotionStartDateTime, promotionEndsDateTime } = countdownInfo;
  const { starts, ends } = parseWindow(promotionStartDateTime, promotionEndsDateTime, timeZone);
  return ends === null ? null : { starts, ends };
}

/**
 * When the offer ends; null unless `now` is strictly between its start and end.
 * [BL-topSectionWysiwyg-004, BL-topSectionWysiwyg-005]
 */
export function offerEnds(content: TimerContent, { brand, now }: Pick<BlockContext, "brand" | "now">): number | null {
  const window = promotion(content, brand.timeZone);
  return window && isOfferCountdownActive(window, now) ? window.ends : null;
}

/**
 * When the countdown next appears or disappears; null for never. At its exact start it does not show yet; 1 ms later it
 * does.
 */
export function offerTimerChange(
  content: TimerContent,
  { brand, now }: Pick<BlockContext, "brand" | "now">,
): number | null {
  const window = promotion(content, brand.timeZone);
  if (!window || now >= window.ends) return null;
  return window.starts !== null && now <= window.starts ? window.starts + 1 : window.ends;
}

type Input = Omit<ViewInput<TopSectionContent, unknown>, "data">;

/** Price and buy button of a top section. */
export interface TopSectionOffer {
  readonly offer: Offer;
  readonly first: OfferView;
  /** Which texts show with the price; null shows no price block. */
  readonly parts: PriceParts | null;
  /** The editor's price line. If it contains the price (`textHasPrice`), the price block is hidden. [PR-029] */
  readonly text: string;
  readonly textHasPrice: boolean;
  readonly cta: Cta | null;
  readonly arrow: "arrow-up" | "arrow-down" | null;
  /** Epoch ms; null shows no countdown. */
  readonly ends: number | null;
  /** Which bar shows after the button leaves the screen; null for none. [POP-005, POP-006, OQ-28] */
  readonly bar: "popup" | "bar" | null;
}

/**
 * No badge: it counts from the list price and the text from the original price, and two different numbers side by side
 * would confuse.
 */
const PARTS: PriceParts = { saveText: true, badge: false, savings: false, payLater: true };

function mainCta(
  { content, context, findQuote }: Input,
  link: string | null,
  { href, product }: MainOffer,
): Cta | null {
  const { ctaType: style, ctaNewTab: newTab, ctaNofollow: nofollow, ctaTag: tag } = content;
  const title = linkedTitle(content.ctaLabel, link, context.brand.checkoutUrl, findQuote);
  const label = content.ctaLabel || (title ?? context.brand.ctaText);
  const ariaLabel = content.buttonAriaLabel ?? (link === null ? distinctName(label, product) : null);
  return buildCta({ label, link: link ?? href, style, size: content.buttonSize, newTab, nofollow, tag, ariaLabel });
}

/** The main button's default link, and the title of the product that it sells. */
interface MainOffer {
  readonly href: string | null;
  readonly product: string | undefined;
}

/** [POP-005, POP-006, OQ-28] */
function chooseBar(
  { showPricing, courseOverviewPopup, product }: TopSectionContent,
  cta: Cta | null,
  first: OfferView,
): TopSectionOffer["bar"] {
  if (!showPricing || !cta || !first.price) return null;
  return courseOverviewPopup && product ? "popup" : "bar";
}

/** [PR-028, PR-029, PR-031, LNK-020, LNK-021] */
export function offerPart(input: Input, schedule: ScheduleView | null): TopSectionOffer {
  const { content, context, findQuote } = input;
  const link = getLink(content, schedule);
  const leads = link !== null && ctaKind(link) === "link";
  const offer = buildOffer([content.product], leads ? link : null, findQuote);
  const first = offerView(offer, pricingContext(context));
  const cta = mainCta(input, link, { href: first.href, product: offer.quote?.title });
  const textHasPrice = mentionsPrice(content.pricingText);
  // Without a price, the text around its placeholder would be half a sentence.
  const text = content.showPricing && (first.price || !textHasPrice) ? content.pricingText : "";

  return {
    offer,
    first,
    parts: content.showPricing && !textHasPrice ? PARTS : null,
    text,
    textHasPrice,
    cta,
    arrow: content.ctaArrowDirection && `arrow-${content.ctaArrowDirection}`,
    ends: offerEnds(content, context),
    bar: chooseBar(content, cta, first),
  };
}
