/** Names of errors; anything else is `other`: a message may quote what a visitor typed, so it is not sent. */
export const ERROR_NAMES = "Error TypeError ReferenceError RangeError SyntaxError SecurityError other".split(" ");

/** A position in one of the site's scripts: `/_next/static/islands/2L5OC4JL.js:1:200`. More may follow. */
export const SCRIPT_LOCATION =
  /^\/(?:_next\/static\/(?:islands\/[0-9A-Z]{8}|chunks\/[\w.~-]{1,40})|_page-data\/\w{1,40})\.js(?::\d{1,7}){0,2}/u;

/** One browser error of a page. */
export interface BrowserError {
  /** An uncaught error, an unhandled rejection, an island that threw or did not start, or a file that did not load. */
  readonly kind: "uncaught" | "promise" | "island" | "file";
  /** One of `ERROR_NAMES`. */
  readonly name: string;
  /** As `SCRIPT_PLACE`; empty for a script of another site. */
  readonly at: string;
  /** The block of the island; null for none. */
  readonly block: string | null;
}
