import { expect, test } from "vitest";
import { buildFilter } from "./article-listing.ts";
import {
  listingPage,
  LISTING_PAGE_SIZE,
  matching,
  EMPTY_SELECTION,
  pageCount,
  pageHref,
  slicePage,
} from "./listing.ts";

const articles = [
  { id: 1, states: ["Texas"], categories: ["Exam"] },
  { id: 2, states: ["Florida"], categories: ["Exam", "Work"] },
  { id: 3, states: [], categories: ["Work"] },
];
const ids = (chosen: Parameters<typeof matching>[1]) => matching(articles, chosen).map(({ id }) => id);

test.each([
  [null, 1],
  ["", 1],
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 1],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["2.0", 1],
  ["2e0", 1],
  ["two", 1],
  [" 2", 1],
])("the parameter %j selects page %i of 3 [BL-careerCenter-002, BL-careerCenter-004]", (parameter, page) => {
  expect(listingPage(parameter, 3)).toBe(page);
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])("%i articles fill %i pages of ten [BL-careerCenter-009, CN-005]", (count, pages) => {
  expect(pageCount(count)).toBe(pages);
  expect(LISTING_PAGE_SIZE).toBe(10);
});

test("a page holds its ten articles, the last one the rest [BL-careerCenter-009, CN-005]", () => {
  const numbers = Array.from({ length: 13 }, (_, index) => index);

  expect(slicePage(numbers, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(slicePage(numbers, 2)).toEqual([10, 11, 12]);
});

test("page 1 has no parameter in its address [BL-careerCenter-003]", () => {
  expect(pageHref("/articles/", 1)).toBe("/articles/");
  expect(pageHref("/articles/", 3)).toBe("/articles/?page=3");
});

test("filters narrow together, and cleared filters give the full list [BL-careerCenter-008]", () => {
  expect(ids({ state: "", category: "Exam" })).toEqual([1, 2]);
  expect(ids({ state: "Florida", category: "Exam" })).toEqual([2]);
  expect(ids({ state: "Texas", category: "Work" })).toEqual([]);
  expect(ids(EMPTY_SELECTION)).toEqual([1, 2, 3]);
});

test("a filter offers each value that occurs, once, and is not there when there is no choice", () => {
  const words = { title: "Filter by Category", allLabel: "All" };

  expect(buildFilter("category", articles, words)?.options).toEqual(["Exam", "Work"]);
  expect(buildFilter("state", articles.slice(0, 1), words)).toBeNull();
});
