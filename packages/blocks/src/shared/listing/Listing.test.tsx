// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Listing, type ListingItem } from "./Listing.client.tsx";

const items: ListingItem[] = Array.from({ length: 25 }, (_, index) => ({
  id: String(index),
  states: [],
  categories: [index < 12 ? "Exam" : "Work"],
  card: <p>Article {index + 1}</p>,
}));
const filters = [
  { key: "category" as const, title: "Filter by Category", allLabel: "All Resources", options: ["Exam", "Work"] },
];

const shown = () => screen.getAllByText(/^Article \d+$/).map((card) => Number(card.textContent?.slice(8)));
const choose = (value: string) => fireEvent.change(screen.getByLabelText("Filter by Category"), { target: { value } });
function show(page: number, search = page === 1 ? "?coupon=A" : `?coupon=A&page=${page}`) {
  history.replaceState(null, "", `/articles/${search}`);
  return render(<Listing id="list" items={items} filters={filters} page={page} path="/articles/" side={null} />);
}
const back = async () => {
  await act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { once: true });
        history.back();
      }),
  );
};

// jsdom has no layout, so there is nothing to scroll.
const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, "scrollIntoView");
});

test("shows the page that the server chose, with links to the others [BL-careerCenter-002, BL-careerCenter-006]", () => {
  show(3);

  expect(shown()).toEqual([21, 22, 23, 24, 25]);
  const links = within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
  expect(links).toEqual(
    expect.arrayContaining([
      ["Back 2 pages", "/articles/"],
      ["Previous page", "/articles/?page=2"],
      ["Page 1", "/articles/"],
      ["Page 2", "/articles/?page=2"],
    ]),
  );
});

test("a filter begins at page 1 and stands in the address in place of the page, beside all else [BL-careerCenter-003, BL-careerCenter-007]", () => {
  show(3);
  choose("Exam");

  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(location.search).toBe("?coupon=A&articleCategory=Exam");
  expect(screen.getByRole("status").textContent).toBe("12 articles");
});

test("a choice that is made twice is undone by going Back once [BL-careerCenter-008]", async () => {
  show(1);
  const pushed = vi.spyOn(history, "pushState");
  for (const value of ["Exam", "Exam"]) choose(value);
  expect(pushed).toHaveBeenCalledOnce();
  pushed.mockRestore();
  await back();

  expect(location.search).toBe("?coupon=A");
});

test("pages of a filtered list turn in place [BL-careerCenter-006]", () => {
  show(1);
  choose("Work");

  expect(fireEvent.click(screen.getByLabelText("Page 2"))).toBe(false);
  expect(shown()).toEqual([23, 24, 25]);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(location.search).toBe("?coupon=A&articleCategory=Work&page=2");
  fireEvent.click(screen.getByLabelText("Previous page"));
  expect(shown()[0]).toBe(13);
  expect(location.search).toBe("?coupon=A&articleCategory=Work");
});

test("an address shows what it names, so that it can be passed on [BL-careerCenter-002, BL-careerCenter-008]", () => {
  show(1, "?articleCategory=Work&page=2");

  expect(shown()).toEqual([23, 24, 25]);
  expect(screen.getByLabelText<HTMLSelectElement>("Filter by Category").value).toBe("Work");
  expect(screen.getByLabelText("Page 1").getAttribute("href")).toBe("/articles/?articleCategory=Work");
});

test("an address that names no option of a filter shows the full list", () => {
  show(1, "?articleCategory=Nothing&articleState=Texas");
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("Back undoes a turned page, then the filter, and stays on the page [BL-careerCenter-008]", async () => {
  show(1);
  choose("Work");
  fireEvent.click(screen.getByLabelText("Page 2"));
  await back();
  expect(shown()[0]).toBe(13);
  await back();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(screen.getByLabelText<HTMLSelectElement>("Filter by Category").value).toBe("");
});

test("a link of a filtered list opens in a new tab as every link does", () => {
  show(1);
  choose("Work");
  expect(fireEvent.click(screen.getByLabelText("Page 2"), { ctrlKey: true })).toBe(true);
});

test("clearing the filters restores the full list [BL-careerCenter-008]", () => {
  show(1);
  choose("Work");
  fireEvent.click(screen.getByText("Clear filters"));

  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(screen.getByLabelText("Page 3")).toBeDefined();
  expect(screen.queryByText("Clear filters")).toBeNull();
});
