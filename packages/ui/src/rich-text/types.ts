import type { ReactNode } from "react";

/** The names of the price placeholders in text. */
export const PRICE_TOKENS = ["price", "originalPrice", "discountPrice", "savings"] as const;
export type PriceToken = (typeof PRICE_TOKENS)[number];

export interface RichTextTokens {
  /** The name of the visitor's state; without it, `stateName` is used. [CH-006, CH-007] */
  readonly state?: string | null | undefined;
  /** Finished price texts; a placeholder without its text is removed. [CH-010, PR-028] */
  readonly prices?: Readonly<Partial<Record<PriceToken, string>>> | null | undefined;
}

/** The attributes of one shortcode: `key` of a product picker, `cssClasses` of trust stars. */
export type ShortcodeAttributes = Readonly<Record<string, string>>;

/** The functions that render shortcodes, by name. Null shows nothing, a throw counts as failed. [CH-001, CH-003] */
export type ShortcodeComponents = Readonly<Record<string, (attributes: ShortcodeAttributes) => ReactNode>>;

/** A problem in a rich text for its editor; visitors do not see it. */
export interface RichTextProblem {
  /** `over-limit`: the whole text is left out. `shortcode`: that one shortcode is left out. */
  readonly kind: "over-limit" | "shortcode";
  /** What happened, why, and what to do. */
  readonly message: string;
  readonly error?: unknown;
}

export interface RichTextOptions {
  readonly tokens?: RichTextTokens | undefined;
  readonly components?: ShortcodeComponents | undefined;
  /**
   * Renders the name of the visitor's state while it is unknown, around its neutral words; without it, only the words
   * are shown. [CH-006, CH-007]
   */
  readonly stateName?: ((unknown: string) => ReactNode) | undefined;
  /** Called for what cannot be shown; its exceptions are not caught. Without it, the console gets the problem. */
  readonly onProblem?: ((problem: RichTextProblem) => void) | undefined;
  /** The ids of the dialogs that `highlighted-text-modal-1` and `-2` open; a missing id leaves plain text. [MD-014] */
  readonly modals?: readonly (string | null | undefined)[] | undefined;
  /** The host name of the image host, if it is not one of the usual names. */
  readonly imageHost?: string | null | undefined;
  /**
   * Whether the text's first picture is the main picture at the top of the page: it is loaded first, all others when
   * they are near the viewport.
   */
  readonly opensPage?: boolean | undefined;
  /** Rewrites each link, for example to forward the page's query. */
  readonly rewriteLink?: ((href: string) => string) | undefined;
}
