import type { Cents } from "../money/money.ts";
import type { PriceDisplay } from "../price/describe-price.ts";
import type { Quote } from "../quote/quote.ts";

/** What a page claims about one price, as printed. Amounts are whole cents. */
export interface Claim {
  readonly price: Cents;
  /** The crossed-out price, or null. */
  readonly compareAt: Cents | null;
  /** Whether "Starting at" precedes the price. */
  readonly from: boolean;
  /** The badge with its note, such as "39% off list price", or null. */
  readonly badge: string | null;
  /** "Save 25% Today", or null. */
  readonly save: string | null;
  /** "$32.25", or null. */
  readonly savings: string | null;
  /**
   * The end of a countdown, in epoch ms; "midnight" for a countdown that starts again each day; null if no end is
   * claimed.
   */
  readonly until: number | "midnight" | null;
}

/** The asking prices of commerce at that moment. Amounts are whole cents. */
export interface Asked {
  /** What the checkout charges through the link next to the price, without the fee. */
  readonly price: Cents;
  readonly before: Cents;
  readonly after: Cents;
  readonly list: Cents;
  readonly fee: Cents;
  /** The site's own codes of that link. Codes that a visitor brought are never stored. */
  readonly codes: readonly string[];
}

/** Who was offered a price: everybody on the page, or only visitors who brought a code. */
export type Audience = "everybody" | "code-holders";

/** A claim and where it was seen. */
export interface Sighting {
  /** The product's id; the ids of several products sold as one are joined by commas. */
  readonly product: string;
  /** The page's path; null for a price that a browser requested. */
  readonly page: string | null;
  /** The number of this offer among several of one product on one page, from 0 in the page's order. */
  readonly variant: number;
  readonly audience: Audience;
  readonly claim: Claim;
  readonly asked: Asked;
}

/** A claim and how long it was shown, both in epoch ms. */
export interface ClaimSpan extends Sighting {
  readonly from: number;
  readonly to: number;
}

/** Builds the claim that a page makes by printing this price, with the end (see `Claim.until`) that it shows. */
export function buildClaim(display: PriceDisplay, until: Claim["until"]): Claim {
  const { final, compareAt, startingAt, badgeText, badgeNote, saveText, savingsText } = display;
  const badge = badgeText === null ? null : [badgeText, badgeNote].filter((text) => text !== null).join(" ");
  return { price: final, compareAt, from: startingAt, badge, save: saveText, savings: savingsText, until };
}

/**
 * Converts a quote to the asking prices of commerce.
 * @param hasCodes whether the checkout link carries codes
 * @param codes the site's own codes among them
 */
export function toAsked(quote: Quote, hasCodes: boolean, codes: readonly string[]): Asked {
  const { originalPrice, discountPrice, maxPrice, productFees } = quote;
  return {
    price: hasCodes ? discountPrice : originalPrice,
    before: originalPrice,
    after: discountPrice,
    list: maxPrice,
    fee: productFees,
    codes,
  };
}
