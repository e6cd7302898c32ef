import type { Ground, HeadingProps } from "@courseway/ui";
import type { QuoteRequest, ViewInput } from "../define-block.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { buildOffer, quoteRequest } from "../offer/product.ts";
import { readLook } from "../shared/button-fields.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import type { RsaProductContent } from "./fields.ts";

export interface RsaProductProps {
  readonly ground: Ground;
  readonly headingId: string;
  /**
   * The editor's own title; null for the built-in one, which names the saving. [BL-rsaProduct-003, BL-rsaProduct-004]
   */
  readonly title: string | null;
  readonly offer: Offer;
  readonly first: OfferView;
  readonly level: HeadingProps["level"];
  readonly html: string;
  readonly bullets: readonly string[];
  readonly cta: Cta | null;
  readonly picture: Picture | null;
  /** Null if the editor hides it or nobody wrote one. */
  readonly pictureText: string | null;
}

/** [BL-rsaProduct-002] */
const BULLETS = ["Flat tire service", "Battery service", "Towing", "Fuel delivery", "Lockout service"];

/** The request for the product's price. The heading names its saving. [API-020] */
export function rsaProductQuotes({ product, rsaCtaLink }: RsaProductContent): readonly QuoteRequest[] {
  const request = quoteRequest([product], rsaCtaLink);
  return request ? [request] : [];
}

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const;

/** [BL-rsaProduct-004, BL-rsaProduct-005, BL-rsaProduct-006] */
export function rsaProductView({ content, context, findQuote }: ViewInput<RsaProductContent, null>): RsaProductProps {
  const { brand, index } = context;
  const offer = buildOffer([content.product], content.rsaCtaLink, findQuote);
  const first = offerView(offer, pricingContext(context));
  const bullets = content.rsaBullets.map(({ bulletItem }) => bulletItem).filter(Boolean);
  return {
    ground: content.darkMode ? "deep" : getGround(index),
    headingId: `block-${index}-title`,
    title: content.rsaTitle || null,
    offer,
    first,
    level: LEVELS[content.titleHeader],
    html: content.rsaDescription,
    bullets: bullets.length > 0 ? bullets : BULLETS,
    cta: buildCta({
      label: content.rsaCtaLabel || brand.ctaText,
      link: first.href,
      style: content.rsaCtaStyle,
      newTab: content.rsaCtaLinkNewTab,
      nofollow: content.rsaCtaLinkNofollow,
      tag: content.rsaCtaTag,
      ...readLook(content),
    }),
    picture: toPicture(content.rsaImage, index),
    pictureText: content.rsaImageFooterTextShow ? content.rsaImageFooterText || brand.partnerStatement : null,
  };
}
