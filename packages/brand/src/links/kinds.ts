import { asText } from "../values/as-text.ts";
import { parseUrl } from "../values/parse-url.ts";
import type { LinkRules } from "./link-rules.ts";

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

const FILE = /\.(?:txt|pdf|doc|rtf|xml)$/i;

/** Whether a link leads to a file, to which no rule applies: .txt, .pdf, .doc, .rtf or .xml. [LNK-008] */
export function isFileLink(link: string): boolean {
  return FILE.test(getPathname(link));
}

/** Whether a link leads to a blog path of this site. */
export function isBlogLink(link: string, rules: LinkRules): boolean {
  const resolved = resolveLink(link, rules);
  if (!resolved || !(resolved.relative || rules.hosts.includes(resolved.url.host))) return false;
  return rules.blogPaths.includes(resolved.url.pathname.split("/")[1] ?? "");
}

/** Whether a link stays on this site: relative, or on one of its own hosts. */
export function isSameSite(link: string, rules: LinkRules): boolean {
  const resolved = resolveLink(link, rules);
  return resolved !== null && (resolved.relative || rules.hosts.includes(resolved.url.host));
}

/** Whether a link stays in the family: relative, on the brand's hosts, or on a sibling site. [LNK-009] */
export function isInternal(link: string, rules: LinkRules): boolean {
  const resolved = resolveLink(link, rules);
  return resolved !== null && (isSameSite(link, rules) || rules.siblingHosts.includes(resolved.url.host));
}

/** A link without its query and fragment. */
function getPathname(link: string): string {
  return asText(link).split(/[?#]/, 1)[0] ?? "";
}
