import { expect, it } from "vitest";
import type { IndexedPage, PageIndex } from "./site-index.ts";
import { meantPage, suggestionsFor } from "./suggestions.ts";

function buildIndex(paths: readonly string[], hidden: readonly string[] = []): PageIndex {
  // Of a page, suggestions need no more.
  const all = [...paths, ...hidden].map((path) => ({ path, isIndexed: !hidden.includes(path) }) as IndexedPage);
  return { all, byPath: new Map(all.map((page) => [page.path, page])) };
}
const index = buildIndex(["/", "/courses/", "/courses/texas/", "/pricing/", "/support/"], ["/secret/"]);
const meant = (path: string) => meantPage(path, index)?.path ?? null;

it.each([
  ["a slip of the pen", "/pricng/", "/pricing/"],
  ["a letter too many below another page", "/courses/texass/", "/courses/texas/"],
  ["a page that stands elsewhere now", "/old/catalog/texas/", "/courses/texas/"],
  ["an upper-case letter", "/Support/", "/support/"],
])("%s leads to the page that was meant", (_, path, page) => {
  expect(meant(path)).toBe(page);
});

it.each(["/there-is/no-such-page/", "/404/", "/x/", "/secre/", "/wp-login.php"])("nothing is near %s", (path) => {
  expect(meant(path)).toBeNull();
});

it("of several pages of one name the one whose whole address is nearest is meant", () => {
  const states = buildIndex(["/post-licensing/texas/", "/real-estate-license/texas/", "/renewal/texas/"]);
  expect(meantPage("/real-estate-licence/texas/", states)?.path).toBe("/real-estate-license/texas/");
  expect(meantPage("/somewhere-else-altogether/texas/", states)?.path).toBe("/post-licensing/texas/");
});

it("shows the page that was meant, and those above it", () => {
  const texas = index.byPath.get("/courses/texas/");
  expect(texas && suggestionsFor(texas, index).map(({ path }) => path)).toEqual(["/courses/texas/", "/courses/"]);
});

it("compares with a limited number of pages, so that a storm of wrong addresses costs little", () => {
  const many = buildIndex(Array.from({ length: 50_000 }, (_, at) => `/page-${String(at).padStart(5, "0")}/`));
  expect(meantPage("/page-0499/", many)?.path).toMatch(/^\/page-0\d{4}\/$/u);
  expect(meantPage("/page-4999x/", many)?.path.slice(0, 7)).toBe("/page-0");
});
