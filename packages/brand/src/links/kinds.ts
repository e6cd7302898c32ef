import { asText } from "../values/as-text.ts";
import type { LinkRules } from "./link-rules.ts";
import { resolveLink } from "./resolve-link.ts";

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
