import { asText } from "../values/untrusted.ts";

/** A link split at its query and fragment. Joined again, it is the same text without spaces around it. */
export interface LinkParts {
  /** Everything before the query: scheme, host and path, or a relative path. */
  readonly base: string;
  /** The `name=value` pieces of the query as written, not decoded. */
  readonly pieces: readonly string[];
  /** With its `#`, or empty. */
  readonly fragment: string;
}

const CONTROL = /\p{Cc}/u;
// Browsers read a backslash as a slash, so two of either also begin a host.
const ABSOLUTE = /^([a-z][\w+.-]*:|[/\\]{2})/i;
const WEB_HOST = /^(?:https?:)?\/\/(?:[^/?#@\\]*@)?(?:\[[\da-f:.]+\]|[^\s/?#:@\\<>^|%[\]]+)(?::\d{0,5})?(?=[/?#]|$)/i;

/** Whether a link's query may be written: a web address with a host, or a relative link. */
function isWritable(link: string): boolean {
  if (!link || CONTROL.test(link)) return false;

  return !ABSOLUTE.test(link) || WEB_HOST.test(link);
}

/**
 * Splits a link into its parts. Null for a link that must stay unchanged: blank, with control characters, of another
 * scheme (`mailto:`, `tel:`, `javascript:`), or a web address without a valid host.
 */
export function parseLink(link: unknown): LinkParts | null {
  // Browsers drop spaces around a pasted link; if kept, they would become part of the path before our query.
  const trimmed = asText(link).trim();
  if (!isWritable(trimmed)) return null;

  const [address = "", ...fragment] = trimmed.split("#");
  const [base = "", ...query] = address.split("?");

  return {
    base,
    pieces: query.length > 0 ? query.join("?").split("&") : [],
    fragment: fragment.length > 0 ? `#${fragment.join("#")}` : "",
  };
}

/** Joins a link's parts, with `?` and `&` if needed. [CP-016] */
export function joinLink({ base, pieces, fragment }: LinkParts): string {
  const query = pieces.join("&");

  return base + (query && `?${query}`) + fragment;
}
