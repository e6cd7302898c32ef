/**
 * The placeholder for the visitor's heading in a page that is cached once for all headings: a noncharacter, which Unicode reserves for
 * internal use and no text contains.
 */
export const HEADING_SLOT = "\uFDD0";

/** Decodes `hlText`: hyphens become spaces, and markup is plain text. [RT-045] */
export const headingText = (parameter: string): string =>
  parameter.replaceAll(HEADING_SLOT, "").replaceAll("-", " ").trim().slice(0, 200);

/** Characters that HTML and browsers change: control characters, lone surrogates and noncharacters. */
const UNUSUAL = /[\p{Cc}\p{Cs}\p{NChar}]/u;

/**
 * The heading that a query asks for; null if it asks for none, or if the page must be rendered for it, as for a preview
 * (see `OwnHeading`).
 *
 * @param search a query string, with "?" or empty
 */
export function parseHeading(search: string): string | null {
  const query = new URLSearchParams(search);
  if (query.has("token")) return null;
  const text = query.get("hlText")?.replaceAll("-", " ") ?? "";
  return text === "" || text !== headingText(text) || UNUSUAL.test(text) ? null : text;
}
