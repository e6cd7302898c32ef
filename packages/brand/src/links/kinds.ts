import { asText } from "../values/as-text.ts";
import type { LinkRules } from "./link-rules.ts";
import { findPlace } from "./place.ts";

const FILE = /\.(?:txt|pdf|doc|rtf|xml)$/i;

/** Whether a link leads to a file, which no rule touches: .txt, .pdf, .doc, .rtf or .xml. [LNK-008] */
export function isFileLink(link: string): boolean {
  return FILE.test(pathPart(link));
}

/** Whether a link leads to a blog path of this site. */
export function isBlogLink(link: string, rules: LinkRules): boolean {
  const place = findPlace(link, rules);
  if (!place || !(place.relative || rules.hosts.includes(place.url.host))) return false;
  return rules.blogPaths.includes(place.url.pathname.split("/")[1] ?? "");
}

/** Whether a link stays on this site: relative, or on one of its own hosts. */
export function isSameSite(link: string, rules: LinkRules): boolean {
  const place = findPlace(link, rules);
  return place !== null && (place.relative || rules.hosts.includes(place.url.host));
}

/** Whether a link stays in the family: relative, on the brand's hosts, or on a sibling site. [LNK-009] */
export function isInternal(link: string, rules: LinkRules): boolean {
  const place = findPlace(link, rules);
  return place !== null && (isSameSite(link, rules) || rules.siblingHosts.includes(place.url.host));
}

/** A link without its query and fragment. */
function pathPart(link: string): string {
  return asText(link).split(/[?#]/, 1)[0] ?? "";
}
