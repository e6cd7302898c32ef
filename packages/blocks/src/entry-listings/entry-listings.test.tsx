// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { PageContext } from "../define-block.ts";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { testContext } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { entryListings } from "./index.tsx";

const twoPages = examples["twoPages"] ?? {};
const entry = { slug: "blog--exam-day", title: "Exam day" };
const onPage = (listingPage: string | null): { page: PageContext } => ({
  page: { ...testContext().page, path: "/blog/", listingPage },
});
const renderCard = (more: object, context = {}) =>
  renderBody(entryListings, { blogEntries: [{ ...entry, ...more }] }, context).querySelector("article");

beforeAll(() => loadIslands(entryListings, twoPages));
beforeEach(() => history.replaceState(null, "", "/blog/"));
afterEach(cleanup);

async function show(wire: unknown) {
  const content = entryListings.schema.parse(wire);
  const context = testContext(onPage(null));
  await act(async () => {
    render(<main>{entryListings.render({ content, data: null, context, findQuote: () => null })}</main>);
  });
}

const titles = () => [...document.querySelectorAll("article h3")].map(({ textContent }) => textContent);
const choose = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });

test("has filters by state and by category, which show the articles of both [BL-entryListings-001, BL-careerCenter-013]", async () => {
  await show(twoPages);
  const [states, categories] = screen.getAllByRole<HTMLSelectElement>("combobox");
  const listOptions = (select: HTMLSelectElement | undefined) =>
    [...(select?.options ?? [])].map(({ textContent }) => textContent);
  expect(listOptions(states)).toEqual(["All States", "Florida", "Texas"]);
  expect(listOptions(categories)).toEqual(["All Categories", "Exam", "Getting started"]);

  await choose("Filter by State", "Texas");
  expect(titles()).toHaveLength(4);
  await choose("Filter by Category", "Exam");
  expect(titles()).toEqual(["What to bring on exam day", "Ten questions to ask before you enroll"]);
});

test("an article has its title, summary, picture, categories, state and day, and leads to its page [BL-entryListings-002, BL-careerCenter-005, BL-careerCenter-011]", () => {
  const card = renderCard({
    blogSummary: "<p>What to bring.</p>",
    featuredEntryImage: [{ url: "/exam.svg", alt: "An answer sheet" }],
    blogCategories: [{ title: "Exam", aceCategoryCode: "EXAM" }],
    pageState: "tx",
    dateCreated: "2026-03-15T23:30:00-05:00",
  });

  expect(card?.querySelector("h3")?.textContent).toBe("Exam day");
  expect(card?.querySelector(".cw-prose")?.textContent).toBe("What to bring.");
  expect(card?.querySelector("img")?.getAttribute("src")).toContain("/exam.svg");
  expect(card?.querySelector("img")?.getAttribute("alt")).toBe("An answer sheet");
  expect([...(card?.querySelectorAll(".cw-badge") ?? [])].map((mark) => mark.textContent)).toEqual(["Exam", "Texas"]);
  expect(card?.textContent).toContain("March 15, 2026");
  expect(card?.querySelector("a")?.getAttribute("href")).toBe("/blog/exam-day/");
  expect(card?.querySelector("a")?.textContent).toBe("Read Full Article");
  expect(card?.querySelector("a")?.getAttribute("aria-label")).toBe("Read Full Article: Exam day");
});

test("an article without a picture shows the one that it is shared with [BL-entryListings-002]", () => {
  const shared = { seoContent: [{ ogImage: [{ url: "/shared.png", alt: "" }] }] };
  const source = (more: object) =>
    renderCard({ ...shared, ...more })
      ?.querySelector("img")
      ?.getAttribute("src");

  expect(source({})).toContain("/shared.png");
  expect(source({ featuredEntryImage: [{ url: "/own.png", alt: "" }] })).toContain("/own.png");
});

test("an article that says no more than its title is a card without the rest", () => {
  const card = renderCard({});
  expect(card?.textContent).toBe("Exam dayRead Full Article");
  expect(card?.querySelector("img")).toBeNull();
});

test.each([{ slug: "" }, { title: " " }])("an article with %j is left out, and without any nothing shows", (more) => {
  expect(renderHtml(entryListings, { blogEntries: [{ ...entry, ...more }] })).toBe("");
});

test("the first HTML has ten articles of the page that the address asks for [BL-careerCenter-002, BL-careerCenter-009]", () => {
  const articlesOn = (page: string | null) =>
    renderBody(entryListings, twoPages, onPage(page)).querySelectorAll("article");

  expect([articlesOn(null), articlesOn("2"), articlesOn("9")].map(({ length }) => length)).toEqual([10, 2, 10]);
  expect(entryListings.listingPages(entryListings.schema.parse(twoPages))).toBe(2);
});

test("has a title and words beside it, where the editor gives them [BL-careerCenter-001, BL-careerCenter-012]", () => {
  const body = renderBody(entryListings, twoPages);
  expect(body.querySelector("h2")?.textContent).toBe("From the blog");
  expect(body.querySelector(".cw-listing-side")?.textContent).toContain("New here?");

  const bare = renderBody(entryListings, examples["oneEntry"]);
  expect(bare.querySelector("h2")?.className).toContain("cw-visually-hidden");
  expect(bare.querySelector(".cw-listing-side")).toBeNull();
});

test("cards of an editor's own follow the articles; switched to a career center it has one filter [BL-careerCenter-010, BL-careerCenter-012]", () => {
  const body = renderBody(entryListings, examples["ownCards"]);

  expect([...body.querySelectorAll("article")].at(-1)?.textContent).toContain("Listen to the podcast");
  expect([...body.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual(["Filter by Category"]);
});

test("a day is one of the brand's time zone", () => {
  const dateCreated = "2026-03-15T23:30:00-05:00";
  expect(renderCard({ dateCreated }, { brand: testBrands.mtg })?.textContent).toContain("March 16, 2026");
});
