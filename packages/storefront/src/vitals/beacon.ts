/** What is measured: largest paint, slowest interaction (ms), layout shift (a sum), first byte (ms). */
export const METRICS = ["LCP", "INP", "CLS", "TTFB"] as const;

/** The name of one of them. */
export type Metric = (typeof METRICS)[number];

/** Kinds of elements that a figure may name. Anything else is `other`, so that no page can put words here. */
export const PARTS = [
  ..."img video svg iframe h1 h2 h3 h4 p a button input select textarea label summary li td div section".split(" "),
  "other",
] as const;

/** How a browser came to a page. */
export const NAVIGATIONS = [
  "navigate",
  "reload",
  "back-forward",
  "back-forward-cache",
  "prerender",
  "restore",
  "other",
] as const;

/** Names of errors; anything else is `other`: a message may quote what a visitor typed, so it is not sent. */
export const ERROR_NAMES = [
  ..."Error TypeError ReferenceError RangeError SyntaxError URIError ChunkLoadError SecurityError".split(" "),
  "other",
] as const;

/** Where in which of the site's own scripts: `/_next/static/a.js:1:200`. */
export const SCRIPT_PLACE = /^\/(?:_next\/static|_page-data)\/[\w./~-]{1,120}\.js(?::\d{1,7}){0,2}$/u;

/** One figure of a view. */
export interface Figure {
  readonly metric: Metric;
  readonly value: number;
  /** The row whose element caused it, from 0; null for none, as the header's. */
  readonly row: number | null;
  /** The row's block; null for none. */
  readonly block: string | null;
  /** The kind of element, one of `PARTS`. */
  readonly part: string;
}

/** One error that a page's browser met. */
export interface BrowserError {
  /** Uncaught, an unhandled promise, or a file that did not come. */
  readonly kind: "uncaught" | "promise" | "file";
  /** One of `ERROR_NAMES`. */
  readonly name: string;
  /** As `SCRIPT_PLACE`; empty where the script is none of the site's. */
  readonly at: string;
}

/** What one view sends at its end: no id, no address, no text. */
export interface Beacon {
  readonly pageType: string;
  /** One of `NAVIGATIONS`. */
  readonly navigation: string;
  readonly figures: readonly Figure[];
  readonly errors: readonly BrowserError[];
}

/** One of a list's words, or its last, which stands for all others. */
export const oneOf = (words: readonly string[], word: string): string =>
  words.includes(word) ? word : (words.at(-1) ?? "");
