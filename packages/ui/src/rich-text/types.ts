import type { ReactNode } from "react";

/** Names of the price placeholders in text. */
export const PRICE_TOKENS = ["price", "originalPrice", "discountPrice", "savings"] as const;
export type PriceToken = (typeof PRICE_TOKENS)[number];

export interface RichTextTokens {
  /** The visitor's state by name; without one `stateName` stands there. [CH-006, CH-007] */
  readonly state?: string | null | undefined;
  /** Ready-made price texts; a placeholder without its text is stripped. [CH-010, PR-028] */
  readonly prices?: Readonly<Partial<Record<PriceToken, string>>> | null | undefined;
}

/** The attributes of one shortcode: `key` of a product picker, `cssClasses` of trust stars. */
export type ShortcodeAttributes = Readonly<Record<string, string>>;

/** Makes the live parts of shortcodes, by name; null shows nothing, a throw counts as failed. [CH-001, CH-003] */
export type ShortcodeComponents = Readonly<Record<string, (attributes: ShortcodeAttributes) => ReactNode>>;

/** Something in a rich text that its editor must know of; visitors see nothing of it. */
export interface RichTextProblem {
  /** `over-limit`: the whole text is left out. `shortcode`: that one shortcode is. */
  readonly kind: "over-limit" | "shortcode";
  /** What happened, why, and what to do. */
  readonly message: string;
  readonly error?: unknown;
}

export interface RichTextOptions {
  readonly tokens?: RichTextTokens | undefined;
  readonly components?: ShortcodeComponents | undefined;
  /** Makes what names the visitor's state while it is not known, around its neutral words; the words alone where absent. [CH-006, CH-007] */
  readonly stateName?: ((unknown: string) => ReactNode) | undefined;
  /** Told of what cannot be shown; what it throws goes on. The console is told where this is absent. */
  readonly onProblem?: ((problem: RichTextProblem) => void) | undefined;
  /** Ids of the dialogs that `highlighted-text-modal-1` and `-2` open; a missing one leaves plain text. [MD-014] */
  readonly modals?: readonly (string | null | undefined)[] | undefined;
  /** Host name of the image host, where the usual names do not tell. */
  readonly imageHost?: string | null | undefined;
  /** The text's first picture is what the page opens with: it is loaded first, all others when they come near. */
  readonly opensPage?: boolean | undefined;
  /** Rewrites each link, as to forward the page's query. */
  readonly rewriteLink?: ((href: string) => string) | undefined;
}
