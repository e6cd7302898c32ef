import { mentionsPrice } from "@courseway/pricing";
import type { Video } from "@courseway/services";
import { starCount } from "@courseway/ui";
import type { BlockContext, QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import { brandGuarantee, hasGuarantee, type Guarantee } from "../offer/guarantee.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import type { PriceParts } from "../offer/PriceAndButton.tsx";
import { pricingContext } from "../offer/pricing-context.ts";
import { buildOffer, pageProduct, quoteRequest } from "../offer/product.ts";
import type { BlockPorts } from "../ports.ts";
import { anchorName } from "../shared/anchor-name.ts";
import { readLook } from "../shared/button-fields.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import { filmNodes, VIDEO_LABEL, type VideoView } from "../shared/video/video.ts";
import type { VideoButtonProps } from "../shared/video/Film.tsx";
import type { TopBundleContent } from "./fields.ts";

export interface TopBundleData {
  /** The details of the second button's film; null if there is none or its host fails. */
  readonly video: Video | null;
}

/** Requests the film's details, if there is a film. */
export async function topBundleLoad(
  content: TopBundleContent,
  _: BlockContext,
  ports: BlockPorts,
): Promise<TopBundleData> {
  const film = findFilm(content);
  return { video: (film && (await ports.video?.(film.wistiaId))) ?? null };
}

/** Price and buttons of the section. */
export interface TopBundleOffer {
  /** What the main button sells or leads to. */
  readonly offer: Offer;
  readonly first: OfferView;
  /** Which texts show with the price; null shows no price. */
  readonly parts: PriceParts | null;
  readonly cta: Cta | null;
  /** When the site's promotion ends, in epoch ms; null shows no countdown. */
  readonly ends: number | null;
  /**
   * The offer of the bar at the bottom of the screen after the main button leaves the screen; null for no bar.
   * [POP-006]
   */
  readonly bar: { readonly offer: Offer; readonly first: OfferView; readonly cta: Cta } | null;
}

export interface TopBundleProps {
  /** The prefix of every id in the block. */
  readonly id: string;
  /** Epoch ms. */
  readonly now: number;
  readonly title: string;
  readonly html: string;
  readonly seal: Picture | null;
  readonly rating: { readonly text: string; readonly caption: string } | null;
  readonly film: VideoView | null;
  /** The addresses of the brand's film players. */
  readonly players: VideoButtonProps["players"];
  readonly aside: { readonly topHtml: string; readonly picture: Picture | null; readonly bottomHtml: string } | null;
  readonly asideFirst: boolean;
  readonly offer: TopBundleOffer;
  readonly guarantee: Guarantee | null;
  readonly ground: "plain" | "tint" | "deep";
}

type Input = ViewInput<TopBundleContent, TopBundleData | null>;

const PARTS: PriceParts = { saveText: true, badge: false, savings: false, payLater: true };

const scrollLink = ({ buttonScrollTo }: TopBundleContent): string | null => {
  const name = anchorName(buttonScrollTo);
  return name ? `#${name}` : null;
};

const listProducts = ({ page }: BlockContext) => [pageProduct(page)];

/** The request for the price of the page's product. */
export const topBundleQuotes = (_: TopBundleContent, context: BlockContext): readonly QuoteRequest[] => {
  const request = quoteRequest(listProducts(context));
  return request ? [request] : [];
};

/** The second button's film; null for none. [BL-topSectionWysiwyg-008, BL-topSectionWysiwyg-010] */
const findFilm = ({ topProductWistiaVideoId: wistiaId }: TopBundleContent): VideoView | null =>
  wistiaId ? { wistiaId, label: VIDEO_LABEL, style: "secondary" } : null;

/** The film's structured data only: the bundles further down have the product's, with its price. [VID-001] */
export const topBundleNodes = ({ content, data, context }: Input): readonly StructuredDataNode[] =>
  filmNodes(findFilm(content), data?.video ?? null, context.brand.vendors.videos);

/**
 * When the current promotion ends, in epoch ms; null without an end. A promotion is active strictly between its start
 * and its end. [BL-topSectionWysiwyg-005]
 */
function promotionEnds({ page, now }: BlockContext): number | null {
  const ends = [page.offers.offerBanner, page.offers.topPromo]
    .flatMap(({ phase, countdownTo }) => (phase === "hidden" ? [] : (countdownTo ?? [])))
    .filter((end) => end > now);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** [PR-029, PR-031, LNK-020, LNK-021, POP-006] */
function offerPart({ content, context, findQuote }: Input): TopBundleOffer {
  const { brand } = context;
  const page = pricingContext(context);
  const sold = buildOffer(listProducts(context), null, findQuote);
  const view = offerView(sold, page);
  const link = scrollLink(content);
  const cta = buildCta({
    label: content.buttonScrollLabel || brand.ctaText,
    link: link ?? view.href,
    style: content.buttonScrollStyle,
    ...readLook(content),
  });
  const buy = buildCta({ label: brand.ctaText, link: view.href });
  const offer = link ? { ...sold, link } : sold;
  const showsPrice = content.displayPrice && view.price !== null;
  return {
    offer,
    first: { ...view, href: link ?? view.href },
    parts: content.displayPrice && !mentionsPrice(content.topProductContent) ? PARTS : null,
    cta,
    ends: content.displayOfferTimer ? promotionEnds(context) : null,
    bar: showsPrice && cta && buy ? { offer: sold, first: view, cta: buy } : null,
  };
}

function findRating(text: string): TopBundleProps["rating"] {
  if (starCount(text) === 0) return null;
  return { text, caption: /^[\d.]+$/.test(text) ? `${text} out of 5` : text };
}

function buildAside(content: TopBundleContent, index: number): TopBundleProps["aside"] {
  const picture = toPicture(content.topProductImage, index);
  const { topBundleTopRightContent: topHtml, topBundleBottomRightContent: bottomHtml } = content;
  return picture || topHtml || bottomHtml ? { topHtml, picture, bottomHtml } : null;
}

/** [BL-topBundle-001, BL-topSectionWysiwyg-001] */
export function topBundleView(input: Input): TopBundleProps | null {
  const { content, context } = input;
  const { brand, index, now, page } = context;
  const offer = offerPart(input);
  const aside = buildAside(content, index);
  if (!content.topProductTitle && !content.topProductContent && !aside && !offer.cta) return null;
  return {
    id: `block-${index}`,
    now,
    title: content.topProductTitle,
    html: content.topProductContent,
    seal: toPicture(content.topProductSeal, index),
    rating: findRating(content.starRating),
    film: findFilm(content),
    players: brand.vendors.videos,
    aside,
    asideFirst: content.imageAlignment === "left",
    offer,
    guarantee: offer.bar && hasGuarantee(page.state) ? brandGuarantee(brand) : null,
    ground: index === 0 ? "deep" : getGround(index),
  };
}
