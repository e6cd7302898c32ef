import { nearest } from "@courseway/content-client";
import { listMainPages, searchPages } from "./search-pages.ts";
import { searchText } from "@courseway/chrome/scripts";
import { type IndexedPage, type PageIndex, listPagesAbove } from "./site-index.ts";

/** So many pages a missing one is compared with: a storm of wrong addresses must cost no more than this. */
const MOST_COMPARED = 5000;

const getLast = (path: string): string => path.split("/").findLast((segment) => segment !== "") ?? "";

/** The longest difference in length at which two names can be near: `nearest` would refuse any other. */
const isNearInLength = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= Math.max(2, one.length / 3);

/** The page that a visitor of a missing address most likely meant: one of that name elsewhere, or of a name that is near. */
export function meantPage(path: string, { all, byPath }: PageIndex): IndexedPage | null {
  const pages = all.filter(({ isIndexed }) => isIndexed).slice(0, MOST_COMPARED);
  const name = getLast(path);
  const moved = name === "" ? [] : pages.filter((page) => getLast(page.path) === name);
  const [first] = moved;
  const candidates = (first === undefined ? pages : moved).map((page) => page.path);
  // Several pages may have that name, one below each kind of course.
  const near = nearest(
    path,
    candidates.filter((known) => known !== "/" && isNearInLength(path, known)),
  );
  if (near === null && first !== undefined) return first;
  return near === null ? null : (byPath.get(near) ?? null);
}

/** So many pages are suggested. */
const MOST_SUGGESTED = 5;

const wordsOfPath = (path: string): string => path.replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** The page that the words of a missing address name best; null for none. */
export const namedPage = (path: string, index: PageIndex, mainPages: readonly string[]): IndexedPage | null =>
  searchPages(searchText(wordsOfPath(path)), index, { mainPages }).found[0]?.page ?? null;

/** What is shown to a visitor who most likely meant a page: that page, those above it but the site's first one, those like it, and the main ones. */
export function suggestionsFor(
  meant: IndexedPage,
  index: PageIndex,
  mainPages: readonly string[] = [],
): readonly IndexedPage[] {
  const above = listPagesAbove(meant.path, index);
  const alike = searchPages(wordsOfPath(getLast(meant.path)), index).found.map(({ page }) => page);
  return [...new Set([meant, ...above, ...alike, ...listMainPages(index, mainPages)])].slice(0, MOST_SUGGESTED);
}
