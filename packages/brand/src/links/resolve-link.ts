import type { LinkRules } from "./link-rules.ts";
import { parseUrl } from "../values/parse-url.ts";

/** A link as a browser on the brand's site resolves it. */
export interface ResolvedLink {
  readonly url: URL;
  /** Whether the link names no host. */
  readonly relative: boolean;
}

// Browsers drop tabs and line breaks anywhere in a link, and other control characters at its ends, so "/\t/host" leads
// to another host.
// oxlint-disable-next-line no-control-regex -- the control characters are the point
const DROPPED_BY_BROWSERS = /[\u0000-\u001f]/;

/** A scheme, or two slashes; browsers read a backslash as a slash. */
const NAMES_ITS_HOST = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;

/** Resolves a link; null if it is not an http, https or ftp address. */
export function resolveLink(link: string, rules: LinkRules): ResolvedLink | null {
  const isText = typeof link === "string" && !DROPPED_BY_BROWSERS.test(link);
  const url = isText ? parseUrl(link, rules.origin) : null;
  if (!url || !/^(?:https?|ftp):$/.test(url.protocol) || url.username || url.password) return null;
  return { url, relative: url.origin === rules.origin && !NAMES_ITS_HOST.test(link) };
}
