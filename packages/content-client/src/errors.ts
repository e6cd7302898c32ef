/** The code of an error for a page that does not exist. [ERR-010] */
export const PAGE_NOT_FOUND = 40401;

/** The code of a content lookup that failed. [ERR-011] */
export const CONTENT_LOOKUP_FAILED = 40403;

/** What happened, why, and how to fix it; one or two sentences each. */
export type ErrorParts = readonly [what: string, why: string, remedy: string];

/**
 * The page does not exist: no entry, or an entry of a type without pages. [RT-024, RT-026, RT-027, API-007, ERR-010]
 */
export class PageNotFoundError extends Error {
  override readonly name = "PageNotFoundError";
  readonly code = PAGE_NOT_FOUND;
  readonly slug: string;

  constructor(slug: string, why: string) {
    super(
      `There is no page "${printable(slug)}". ${why} ` +
        "Publish an entry of that slug for this site, or fix the link that leads here.",
    );
    this.slug = slug;
  }
}

/** The request to the content API failed, or its response is invalid; whether the page exists is unknown. [ERR-011] */
export class ContentLookupError extends Error {
  override readonly name = "ContentLookupError";
  readonly code = CONTENT_LOOKUP_FAILED;
  /** The HTTP status of the response, or null without a response. */
  readonly status: number | null;
  /** The parts of the message, for display. */
  readonly parts: ErrorParts;

  /** `what` was requested, such as "the page lookup of …"; `why` it failed, without a period. */
  constructor(what: string, why: string, status: number | null) {
    const parts: ErrorParts = [
      `The content API did not answer ${what}.`,
      `${why}.`,
      "Check the content address, its token and its Craft version in this site's settings, then the content API's own log.",
    ];
    super(parts.join(" "));
    this.parts = parts;
    this.status = status;
  }
}

/** Makes a text from outside safe for a log line. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters would forge log lines
  return text.slice(0, 200).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029"]/g, " ");
}
