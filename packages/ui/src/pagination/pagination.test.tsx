// @vitest-environment jsdom
import fc from "fast-check";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { pageWindow, Pagination } from "./Pagination.tsx";

afterEach(cleanup);

const show = (page: number, pageCount: number) =>
  render(<Pagination page={page} pageCount={pageCount} getHref={(n) => `/news/?page=${n}`} />);
const findHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("leads to the previous, the next, two on, two back and each shown page [BL-careerCenter-006]", () => {
  show(5, 9);
  expect(findHref("Previous page")).toBe("/news/?page=4");
  expect(findHref("Next page")).toBe("/news/?page=6");
  expect(findHref("Back 2 pages")).toBe("/news/?page=3");
  expect(findHref("Forward 2 pages")).toBe("/news/?page=7");
  expect(findHref("Page 9")).toBe("/news/?page=9");
});

test("marks the current page", () => {
  show(5, 9);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("5");
});

test("leads nowhere past its ends [BL-careerCenter-006]", () => {
  show(1, 2);
  expect(screen.queryByRole("link", { name: "Previous page" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Forward 2 pages" })).toBeNull();
});

test("shows nothing for a single page", () => {
  expect(show(1, 1).container.innerHTML).toBe("");
});

describe("pageWindow", () => {
  test("leaves out what is far from the page", () => {
    expect(pageWindow(5, 9)).toEqual([1, "gap", 4, 5, 6, "gap", 9]);
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  });

  test("always holds first, last and current, rising, and no gap for a single page", () => {
    const pages = fc
      .integer({ min: 1, max: 60 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const steps = pageWindow(page, count);
        const numbers = steps.filter((step) => step !== "gap");
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        steps.forEach((step, i) => {
          if (step === "gap") expect(Number(steps[i + 1]) - Number(steps[i - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
