/**
 * Stands where a visitor's heading will stand, in a page that is kept for all headings: a noncharacter, which Unicode
 * keeps for a program's own use and no text has.
 */
export const HEADING_SLOT = "\uFDD0";

/** The text of `hlText`: hyphens are spaces, and nothing in it is markup. [RT-045] */
export const headingText = (parameter: string): string =>
  parameter.replaceAll(HEADING_SLOT, "").replaceAll("-", " ").trim().slice(0, 200);

/** What HTML and browsers do not keep letter by letter: control characters, halves of characters and noncharacters. */
const UNUSUAL = /[\p{Cc}\p{Cs}\p{NChar}]/u;

/**
 * The heading that a query asks for, where the page is no preview and a browser reads it in one step
 * (`OwnHeading`); null where a page has to be rendered for it, and where it asks for none.
 *
 * @param search a query, with "?" or empty
 */
export function ownHeading(search: string): string | null {
  const query = new URLSearchParams(search);
  if (query.has("token")) return null;
  const text = query.get("hlText")?.replaceAll("-", " ") ?? "";
  return text === "" || text !== headingText(text) || UNUSUAL.test(text) ? null : text;
}
