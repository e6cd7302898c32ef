import type { BrowserError } from "./browser-error.ts";

/** The metrics: largest paint (ms), slowest interaction (ms), layout shift (no unit), first byte (ms). */
export const METRICS = ["LCP", "INP", "CLS", "TTFB"] as const;

/** The name of one of them. */
export type Metric = (typeof METRICS)[number];

/** Types of elements in a figure. Anything else is `other`, so that no page's text can get here. */
export const PARTS = "img video h1 h2 h3 p a button input select textarea label li div section other".split(" ");

/** The types of navigation. */
export const NAVIGATIONS = [
  "navigate",
  "reload",
  "back-forward",
  "back-forward-cache",
  "prerender",
  "restore",
  "other",
] as const;

/** One figure of a view. */
export interface Figure {
  readonly metric: Metric;
  readonly value: number;
  /** The row whose element caused it, from 0; null for none, as in the header. */
  readonly row: number | null;
  /** The row's block; null for none. */
  readonly block: string | null;
  /** The kind of element, one of `PARTS`. */
  readonly part: string;
}

/** The report that a view sends at its end: no id, no address, no text. */
export interface Beacon {
  readonly pageType: string;
  /** One of `NAVIGATIONS`. */
  readonly navigation: string;
  readonly figures: readonly Figure[];
  readonly errors: readonly BrowserError[];
}

/** A word of a list, or the list's last for any other word. */
export const chooseWord = (words: readonly string[], word: string): string =>
  words.includes(word) ? word : (words.at(-1) ?? "");
