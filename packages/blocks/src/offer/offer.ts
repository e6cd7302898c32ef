import type { CouponPolicy } from "@courseway/coupons";
import type { NoticeTexts } from "@courseway/coupons/texts";
import type { PriceDisplay, Quote } from "@courseway/pricing";
import type { ActiveOffers } from "@courseway/visitor/offers";
import type { QuoteRequest } from "../define-block.ts";
import type { OfferPart } from "./OfferPart.tsx";
import type { VisitorNotice } from "./visitor-notice.ts";

/** A priced thing that can be bought. Plain JSON: an island gets it as it is and can price it again. */
export interface Offer {
  readonly request: QuoteRequest;
  /** The quote of the first HTML, or null where commerce gave none. */
  readonly quote: Quote | null;
  /** The editor's own link, or null where the product's checkout link is meant. [LNK-020] */
  readonly link: string | null;
  /** The state that checkout is told of. [CP-019] */
  readonly state: string | null;
}

/** What prices every offer of a page. Plain JSON: the server's views and the browser's islands read the same. */
export interface PricingContext {
  readonly policy: CouponPolicy;
  readonly showFee: boolean;
  readonly feeLabel: string;
  /** The brand's terms of a refund in a few words; null where it has none. */
  readonly refundLine: string | null;
  /** The brand's label of a button that has none. [LNK-021] */
  readonly ctaText: string;
  /** The brand's words on a visitor's coupon, by the names of `NOTICE_TEXTS`; the usual ones where absent. [CP-024] */
  readonly couponNotices?: NoticeTexts;
  /** The checkout host's address. */
  readonly checkoutUrl: string;
  /** What the page offers: everybody, at its render; one visitor, in their browser. */
  readonly offers: ActiveOffers;
}

/** What to print of an offer. */
export interface OfferView {
  /** Null where there is no price: nothing about it is printed. [PR-031] */
  readonly price: PriceDisplay | null;
  /** Where the buy button leads, or null where there is nothing to buy. */
  readonly href: string | null;
  /** By how many whole percent the promotion is below the original price; null where there is no quote. [PR-020] */
  readonly savedPercent: number | null;
  /** The terms of a refund next to the price; null where nothing is promised. [BL-bundle-013] */
  readonly refund: string | null;
}

/** What every part of an offer needs in addition to its own settings. */
export interface OfferComponentProps {
  readonly view: OfferView;
  /** What the visitor reads of their coupon next to the price; null without one. [CP-024] */
  readonly notice: VisitorNotice | null;
}

/** An offer as an island shows it to one visitor. */
export interface CurrentOfferState extends OfferComponentProps {
  /** What draws it; null as long as the server's own HTML holds. */
  readonly Part: typeof OfferPart | null;
}
