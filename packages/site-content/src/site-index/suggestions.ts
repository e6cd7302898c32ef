import { nearest } from "@courseway/content-client";
import { listMainPages, searchPages } from "./search-pages.ts";
import { type IndexedPage, type PageIndex, listPagesAbove } from "./site-index.ts";

/** The maximum number of pages to compare, so that a flood of wrong addresses stays cheap. */
const MOST_COMPARED = 5000;

const getLast = (path: string): string => path.split("/").findLast((segment) => segment !== "") ?? "";

/** The maximum difference in length of two similar names; `nearest` refuses any other. */
const isNearInLength = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= Math.max(2, one.length / 3);

/** The page that a visitor of a missing address most likely meant: one with the same name elsewhere, or with a similar name. */
export function meantPage(path: string, { all, byPath }: PageIndex): IndexedPage | null {
  const pages = all.filter(({ isIndexed }) => isIndexed).slice(0, MOST_COMPARED);
  const name = getLast(path);
  const moved = name === "" ? [] : pages.filter((page) => getLast(page.path) === name);
  const [first] = moved;
  const candidates = (first === undefined ? pages : moved).map((page) => page.path);
  // Several pages may have that name, one below each type of course.
  const near = nearest(
    path,
    candidates.filter((candidate) => candidate !== "/" && isNearInLength(path, candidate)),
  );
  if (near === null && first !== undefined) return first;
  return near === null ? null : (byPath.get(near) ?? null);
}

const MOST_SUGGESTED = 5;

/** The words of an address. */
export const wordsOfPath = (path: string): string => path.replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** The page that matches the words of a missing address best; null for none. @param words from `wordsOfPath` */
export const namedPage = (words: string, index: PageIndex, mainPages: readonly string[]): IndexedPage | null =>
  searchPages(words, index, { mainPages }).found[0]?.page ?? null;

/** Suggestions for a missing page: the page most likely meant, its parents except home, similar pages, and the main pages. */
export function suggestionsFor(
  meant: IndexedPage,
  index: PageIndex,
  mainPages: readonly string[] = [],
): readonly IndexedPage[] {
  const above = listPagesAbove(meant.path, index);
  const alike = searchPages(wordsOfPath(getLast(meant.path)), index).found.map(({ page }) => page);
  return [...new Set([meant, ...above, ...alike, ...listMainPages(index, mainPages)])].slice(0, MOST_SUGGESTED);
}
