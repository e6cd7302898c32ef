import { computeHash } from "./files/packed-text.ts";

/** Tags tell the page cache which publishes concern an entry, and until when it is valid. */
export const SITE_TAG = "courseway";
const PAGE = "page:";
const UNTIL = "until:";

/** The tag of one page, by its slug. */
export const pageTag = (slug: string): string => `${PAGE}${slug}`;

/** The slugs of the pages that the tags name. */
export const listSlugs = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith(PAGE)).map((tag) => tag.slice(PAGE.length));

/** The tag of the one route that a page answers. A hash, since Next takes tags of at most 256 characters. */
export const routeTag = (route: string): string => `route:${computeHash(route)}`;

/** The moment (epoch ms) after which an entry must not be served. */
export const untilTag = (at: number): string => `${UNTIL}${at}`;

/** The earliest moment among the tags, or null if none is given. */
export function findUntil(tags: readonly string[]): number | null {
  const moments = tags.filter((tag) => tag.startsWith(UNTIL)).map((tag) => Number(tag.slice(UNTIL.length)));
  const finite = moments.filter(Number.isFinite);
  return finite.length === 0 ? null : Math.min(...finite);
}
