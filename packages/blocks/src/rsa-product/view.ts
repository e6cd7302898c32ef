import { percentOff, type Quote } from "@courseway/pricing";
import type { Ground, HeadingProps } from "@courseway/ui";
import type { QuoteRequest, ViewInput } from "../define-block.ts";
import { offerView } from "../offer/offer-view.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { offerOf, quoteRequest } from "../offer/product.ts";
import { ctaOf, type Cta } from "../shared/cta.ts";
import { groundOf } from "../shared/ground.ts";
import { pictureOf, type Picture } from "../shared/picture.ts";
import type { RsaProductContent } from "./fields.ts";

export interface RsaProductProps {
  readonly ground: Ground;
  readonly headingId: string;
  readonly title: string;
  readonly level: HeadingProps["level"];
  readonly html: string;
  readonly bullets: readonly string[];
  readonly cta: Cta | null;
  readonly picture: Picture | null;
  /** Null where the editor wants none or nobody wrote one. */
  readonly pictureText: string | null;
}

/** [BL-rsaProduct-002] */
const BULLETS = ["Flat tire service", "Battery service", "Towing", "Fuel delivery", "Lockout service"];
/** What the heading says where no price tells. [BL-rsaProduct-006] */
const FALLBACK_PERCENT = 25;

/** [BL-rsaProduct-003] */
const builtInTitle = (percent: number) => `Save ${percent}% when you select 1 FREE month of Allstate Roadside Services`;

/** The price of the product, of which the heading names the saving. [API-020] */
export function rsaProductQuotes({ product, rsaCtaLink }: RsaProductContent): readonly QuoteRequest[] {
  const request = quoteRequest([product], rsaCtaLink);
  return request ? [request] : [];
}

/**
 * By how many whole percent the promotion is below the original price: 100 where it costs nothing, 0 where there is no
 * original price. [BL-rsaProduct-007, BL-rsaProduct-008, PR-020]
 */
const savingOf = ({ originalPrice, discountPrice }: Quote) => percentOff(originalPrice, discountPrice);

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const;

/** [BL-rsaProduct-004, BL-rsaProduct-005, BL-rsaProduct-006] */
export function rsaProductView({ content, context, quoteOf }: ViewInput<RsaProductContent, null>): RsaProductProps {
  const { brand, index } = context;
  const offer = offerOf([content.product], content.rsaCtaLink, quoteOf);
  const bullets = content.rsaBullets.map(({ bulletItem }) => bulletItem).filter(Boolean);
  return {
    ground: content.darkMode ? "deep" : groundOf(index),
    headingId: `block-${index}-title`,
    title: content.rsaTitle || builtInTitle(offer.quote ? savingOf(offer.quote) : FALLBACK_PERCENT),
    level: LEVELS[content.titleHeader],
    html: content.rsaDescription,
    bullets: bullets.length > 0 ? bullets : BULLETS,
    cta: ctaOf({
      label: content.rsaCtaLabel || brand.ctaText,
      link: offerView(offer, pricingContext(context)).href,
      style: content.rsaCtaStyle,
      newTab: content.rsaCtaLinkNewTab,
      nofollow: content.rsaCtaLinkNofollow,
      tag: content.rsaCtaTag,
    }),
    picture: pictureOf(content.rsaImage, index),
    pictureText: content.rsaImageFooterTextShow ? content.rsaImageFooterText || brand.partnerStatement : null,
  };
}
