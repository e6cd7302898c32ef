import type { CouponPolicy } from "@courseway/coupons";
import type { NoticeTexts } from "@courseway/coupons/texts";
import type { PriceDisplay, Quote } from "@courseway/pricing";
import type { ActiveOffers } from "@courseway/visitor/offers";
import type { QuoteRequest } from "../define-block.ts";
import type { OfferPart } from "./OfferPart.tsx";
import type { VisitorNotice } from "./visitor-notice.ts";

/** Something with a price that visitors can buy. Plain JSON: an island receives it as it is and can price it again. */
export interface Offer {
  readonly request: QuoteRequest;
  /** The quote of the first HTML; null if commerce gave none. */
  readonly quote: Quote | null;
  /** The editor's own link; null for the product's checkout link. [LNK-020] */
  readonly link: string | null;
  /** The state that the checkout link passes on. [CP-019] */
  readonly state: string | null;
}

/**
 * The settings for the prices of all offers of a page. Plain JSON: the server's views and the browser's islands read
 * the same.
 */
export interface PricingContext {
  readonly policy: CouponPolicy;
  readonly showFee: boolean;
  readonly feeLabel: string;
  /** Other names of the fee, by a quote's `filterType`; `feeLabel` is the name of all others. */
  readonly feeLabels?: Readonly<Record<string, string>>;
  /** The brand's refund terms in a few words; null if it has none. */
  readonly refundLine: string | null;
  /** The brand's label for a button without one. [LNK-021] */
  readonly ctaText: string;
  /**
   * The brand's texts about a visitor's coupon, by the names in `NOTICE_TEXTS`; the default texts if absent. [CP-024]
   */
  readonly couponNotices?: NoticeTexts;
  /** The checkout host's address. */
  readonly checkoutUrl: string;
  /**
   * The page's active offers: on the server those for everybody at the render, in the browser those for the visitor.
   */
  readonly offers: ActiveOffers;
}

/** A price as a page shows it, with the sum of price and fee. */
export interface OfferPrice extends PriceDisplay {
  /** For example "$73.70 total"; null if the price shows no fee. */
  readonly totalText: string | null;
}

/** An offer as a page shows it. */
export interface OfferView {
  /** Null if there is no price. Then the page shows nothing about it. [PR-031] */
  readonly price: OfferPrice | null;
  /** The buy button's link; null if there is nothing to buy. */
  readonly href: string | null;
  /** The promotion's saving on the original price in whole percent; null without a quote. [PR-020] */
  readonly savedPercent: number | null;
  /** The refund terms next to the price; null if no refund is promised. [BL-bundle-013] */
  readonly refund: string | null;
}

/** The props that every part of an offer has in addition to its own settings. */
export interface OfferComponentProps {
  readonly view: OfferView;
  /** The notice about the visitor's coupon next to the price; null for none. [CP-024] */
  readonly notice: VisitorNotice | null;
}

/** An offer as an island shows it to one visitor. */
export interface CurrentOfferState extends OfferComponentProps {
  /** The component that renders the offer; null while the server's HTML is right. */
  readonly Part: typeof OfferPart | null;
}
