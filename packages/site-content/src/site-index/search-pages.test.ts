import { expect, it } from "vitest";
import { listMainPages, searchPages } from "./search-pages.ts";
import { searchText } from "@courseway/chrome/scripts";
import type { IndexedPage, PageIndex } from "./site-index.ts";

const PAGES: readonly (readonly [path: string, title: string, description?: string])[] = [
  ["/", "Home of the school"],
  ["/license/", "Real estate license"],
  ["/license/florida/", "Florida real estate license", "The 63 hours that Florida asks for."],
  ["/license/illinois/", "Illinois real estate license"],
  ["/license/indiana/", "Indiana real estate license"],
  ["/license/new-york/", "New York real estate license"],
  ["/renewal/florida/", "Renew in Florida"],
  ["/exam-prep/", "Exam prep", "Practice questions for the state exam"],
  ["/secret/florida/", "Florida, for partners only"],
];
const all = PAGES.map(
  ([path, title, description = null]) =>
    // Of a page, the search needs no more.
    ({ path, title, description, isIndexed: !path.startsWith("/secret/"), isArticle: false }) as IndexedPage,
);
const index: PageIndex = { all, byPath: new Map(all.map((page) => [page.path, page])) };
const paths = (text: string) => searchPages(text, index).found.map(({ page }) => page.path);

it.each([
  ["a state's name", "Florida", "/license/florida/"],
  ["its two letters", "FL", "/license/florida/"],
  ["two letters among other words", "ny license", "/license/new-york/"],
  ["two letters that are a word, in capitals", "license IN", "/license/indiana/"],
  ["a missing letter", "illnois", "/license/illinois/"],
  ["two letters the wrong way round", "flordia", "/license/florida/"],
  ["the beginning of a word", "illi", "/license/illinois/"],
  ["a word of the description", "practice questions", "/exam-prep/"],
])("%s finds the page: %s", (_, text, path) => {
  expect(paths(text)[0]).toBe(path);
});

it("finds pages that have all words, else those that have some", () => {
  expect(paths("license in florida")).toEqual(["/license/florida/"]);
  expect(paths("florida zebra")).toEqual(["/license/florida/", "/renewal/florida/"]);
});

it.each(["zebra", "", "?!", "the of in", "constructor", "<script>"])("finds nothing for %j", (text) => {
  expect(paths(text)).toEqual([]);
});

it("shows the pages above a page, and leaves out those that have moved", () => {
  const { found, count } = searchPages("florida", index, {
    isMoved: (path) => path.startsWith("/renewal/"),
  });
  expect(count).toBe(1);
  expect(found[0]?.trail.map(({ path }) => path)).toEqual(["/license/"]);
});

it("takes at most 100 characters and eight words, so that no text costs much", () => {
  expect(searchText(`  a\n b ${"x".repeat(5000)}`)).toHaveLength(100);
  expect(paths(`${"zebra ".repeat(8)} florida`)).toEqual([]);
});

it("puts what stands below the first of the brand's main pages first", () => {
  const first = (mainPages: readonly string[]) => searchPages("florida", index, { mainPages }).found[0]?.page.path;
  expect([first(["/license/"]), first(["/renewal/"])]).toEqual(["/license/florida/", "/renewal/florida/"]);
});

it("leads a lost visitor to the brand's main pages, else to those with the most pages below them", () => {
  expect(listMainPages(index, ["/exam-prep/", "/gone/"]).map(({ path }) => path)).toEqual(["/exam-prep/"]);
  expect(listMainPages(index, []).map(({ path }) => path)).toEqual(["/license/"]);
});
