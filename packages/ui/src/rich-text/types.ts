import type { ReactNode } from "react";

/** Names of the price placeholders in text. */
export const PRICE_TOKENS = ["price", "originalPrice", "discountPrice", "savings"] as const;
export type PriceToken = (typeof PRICE_TOKENS)[number];

export interface RichTextTokens {
  /** The visitor's state by name; without one a neutral text stands in a span that a script may fill. [CH-006, CH-007] */
  readonly state?: string | null | undefined;
  /** Ready-made price texts; a placeholder without its text is stripped. [CH-010, PR-028] */
  readonly prices?: Readonly<Partial<Record<PriceToken, string>>> | null | undefined;
}

export type ShortcodeName = "productPicker" | "trustpilotStars";

/** The attributes of one shortcode: `key` of a product picker, `cssClasses` of trust stars. */
export type ShortcodeAttributes = Readonly<Record<string, string>>;

/** Makes the live block of a shortcode; null and a throw both count as failed. [CH-001, CH-003] */
export type ShortcodeComponents = Readonly<
  Partial<Record<ShortcodeName, (attributes: ShortcodeAttributes) => ReactNode>>
>;

export interface RichTextOptions {
  readonly tokens?: RichTextTokens | undefined;
  readonly components?: ShortcodeComponents | undefined;
  /** Ids of the dialogs that `highlighted-text-modal-1` and `-2` open; a missing one leaves plain text. [MD-014] */
  readonly modals?: readonly (string | null | undefined)[] | undefined;
  /** Host name of the image host, where the usual names do not tell. */
  readonly imageHost?: string | null | undefined;
  /** Rewrites each link, as to forward the page's query. */
  readonly rewriteLink?: ((href: string) => string) | undefined;
}
