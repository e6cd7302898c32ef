import { findState } from "@courseway/brand";
import MiniSearch, { type SearchResult } from "minisearch";
import { type IndexedPage, type PageIndex, listPagesAbove } from "./site-index.ts";

const MOST_FOUND = 20;
const MOST_WORDS = 8;

/** A page that a search found. */
export interface FoundPage {
  readonly page: IndexedPage;
  /** The pages above it, but the site's first one. */
  readonly trail: readonly IndexedPage[];
}

export interface SearchAnswer {
  /** The best first. */
  readonly found: readonly FoundPage[];
  /** How many pages there are in all. */
  readonly count: number;
}

const STOP_WORDS = new Set(
  "a an and are at be by can do does for from get how i in is it me my of on or our the to we what when where which with you your".split(
    " ",
  ),
);

/** State abbreviations that are also words: they mean states only in capitals or alone. */
const ALSO_WORDS = new Set(["hi", "id", "in", "la", "ma", "me", "oh", "ok", "or", "pa"]);

function unabbreviated(word: string, isAlone: boolean): string {
  if (word.length !== 2 || (!isAlone && word !== word.toUpperCase() && ALSO_WORDS.has(word.toLowerCase()))) return word;
  return findState(word)?.name ?? word;
}

const readWords = (text: string): string => {
  const words = text.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
  return words
    .slice(0, MOST_WORDS)
    .map((word) => unabbreviated(word, words.length === 1))
    .join(" ");
};

interface Entry {
  readonly path: string;
  readonly title: string;
  readonly address: string;
  readonly description: string;
}

type Engine = MiniSearch<Entry>;

const toSegments = (path: string): readonly string[] => path.split("/").filter(Boolean);

function tolerance(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 7 ? 1 : 2;
}

function createEngine({ all }: PageIndex): Engine {
  const engine: Engine = new MiniSearch({
    idField: "path",
    fields: ["title", "address", "description"],
    processTerm: (term) => {
      const word = term.toLowerCase().replace(/'s$/u, "");
      return STOP_WORDS.has(word) ? null : word;
    },
  });
  engine.addAll(
    all
      .filter(({ isIndexed }) => isIndexed)
      .map(({ path, title, description }) => ({
        path,
        title,
        address: toSegments(path).join(" ").replaceAll("-", " "),
        description: description ?? "",
      })),
  );
  return engine;
}

/** One index for each list of pages, created at its first search. */
const engines = new WeakMap<PageIndex, Engine>();

function engineFor(index: PageIndex): Engine {
  const engine = engines.get(index) ?? createEngine(index);
  engines.set(index, engine);
  return engine;
}

/** Most people look for pages below the first main page. */
function computeWeight(path: string, mainPages: readonly string[]): number {
  const at = mainPages.findIndex((main) => path.startsWith(main));
  return at < 0 ? 1 : 1 + 0.5 / (at + 1);
}

function listResults(text: string, index: PageIndex, mainPages: readonly string[]): readonly SearchResult[] {
  const words = readWords(text);
  const search = (combineWith: "AND" | "OR") =>
    engineFor(index).search(words, {
      combineWith,
      prefix: (term) => term.length > 2,
      fuzzy: tolerance,
      boost: { title: 3, address: 2 },
      // Of two pages that match equally, the parent comes first, and an article after a page that sells.
      boostDocument: (path: string) =>
        ((index.byPath.get(path)?.isArticle ? 0.7 : 1) * computeWeight(path, mainPages)) /
        (1 + toSegments(path).length / 20),
    });
  const all = search("AND");
  return all.length > 0 ? all : search("OR");
}

interface SearchOptions {
  /** Of the brand's settings. */
  readonly mainPages?: readonly string[];
  /** Whether a path redirects. */
  readonly isMoved?: (path: string) => boolean;
}

/**
 * Searches pages by title, address and description. A few letters may be wrong, and states match by their two letters too. Pages that
 * search engines may not index are left out.
 */
export function searchPages(text: string, index: PageIndex, options: SearchOptions = {}): SearchAnswer {
  const { mainPages = [], isMoved = () => false } = options;
  const pages = listResults(text, index, mainPages).flatMap(({ id }) => index.byPath.get(String(id)) ?? []);
  const there = pages.filter(({ path }) => !isMoved(path));
  const found = there.slice(0, MOST_FOUND).map((page) => ({
    page,
    trail: listPagesAbove(page.path, index),
  }));
  return { found, count: there.length };
}

/** If a brand names no main pages, the number of pages to take by how many pages are below them. */
const MOST_MAIN = 6;

/** The pages to suggest to a visitor who found nothing. */
export function listMainPages({ all, byPath }: PageIndex, named: readonly string[]): readonly IndexedPage[] {
  if (named.length > 0) return named.flatMap((path) => byPath.get(path) ?? []);
  const below = new Map<string, number>();
  for (const { path } of all) {
    const [top = ""] = toSegments(path);
    if (path !== `/${top}/`) below.set(`/${top}/`, (below.get(`/${top}/`) ?? 0) + 1);
  }
  return [...below]
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([path]) => byPath.get(path) ?? [])
    .filter(({ path, isIndexed }) => isIndexed && path !== "/")
    .slice(0, MOST_MAIN);
}
