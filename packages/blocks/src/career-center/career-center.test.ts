// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { beforeAll, expect, test } from "vitest";
import type { PageContext } from "../define-block.ts";
import { testBrands } from "../shared/testing/brands.ts";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { testContext, testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { careerCenter } from "./index.tsx";
import { fields } from "./fields.ts";
import { careerCenterView } from "./view.ts";

const schema = fieldsSchema(fields);

const twoPages = examples["twoPages"] ?? {};
const entryListings = examples["entryListings"] ?? {};
const card = {
  relatedResourceContent: "<h3>Exam day</h3>",
  relatedResourceLink: "careers--exam-day",
  dateCreated: "2026-03-15T23:30:00-05:00",
};
const onPage = (listingPage: string | null): { page: PageContext } => ({
  page: { ...testContext().page, path: "/careers/", listingPage },
});
const buildView = (wire: unknown, context: Parameters<typeof testInput>[2] = {}) =>
  careerCenterView(testInput(schema.parse(wire), null, context));
const firstArticle = (fields: object, context: Parameters<typeof testInput>[2] = {}) =>
  buildView({ careerCenterArticleCards: [{ ...card, ...fields }] }, context)?.articles[0];

beforeAll(() => loadIslands(careerCenter, twoPages));

test("has a title, a filter, cards, page numbers and side content [BL-careerCenter-001]", () => {
  const body = renderBody(careerCenter, twoPages);

  expect(body.querySelector("h2")?.textContent).toBe("Career center");
  expect(body.querySelectorAll("select")).toHaveLength(1);
  expect(body.querySelectorAll("article")).toHaveLength(10);
  expect(body.querySelector("nav")).not.toBeNull();
  expect(body.querySelector(".cw-listing-side .cw-prose")?.textContent).toContain("Talk to somebody");
});

test("one page needs no page numbers, and side content is not there without words [BL-careerCenter-001]", () => {
  const body = renderBody(careerCenter, examples["onePage"]);

  expect(body.querySelector("nav")).toBeNull();
  expect(body.querySelector(".cw-listing-side .cw-prose")).toBeNull();
});

test("the server's HTML holds the page that the address asks for, without script [BL-careerCenter-002, BL-careerCenter-009]", () => {
  expect(renderBody(careerCenter, twoPages, onPage("2")).querySelectorAll("article")).toHaveLength(3);
});

test.each(["3", "0", "-2", "1.5", "x", ""])("page=%s is not used [BL-careerCenter-004]", (page) => {
  expect(buildView(twoPages, onPage(page))?.page).toBe(1);
});

test("page numbers link to ?page=, page 1 to the bare path [BL-careerCenter-002, BL-careerCenter-003]", () => {
  const links = [...renderBody(careerCenter, twoPages, onPage("2")).querySelectorAll("nav a")].map((link) =>
    link.getAttribute("href"),
  );

  expect(links).toContain("/careers/");
  expect(links).toContain("/careers/?page=2");
  expect(links).not.toContain("/careers/?page=1");
});

test.each([
  ["careers--exam-day", "/careers/exam-day/", false],
  ["/careers--exam-day/", "/careers/exam-day/", false],
  ["https://www.ace.example.com/careers/exam-day/", "/careers/exam-day/", false],
  ["https://other.example.org/a--b", "https://other.example.org/a--b", true],
  ["careers--exam-day?hc=A--B", "/careers/exam-day/?hc=A--B", false],
])("the card link %s leads to %s [BL-careerCenter-005]", (relatedResourceLink, href, newTab) => {
  expect(firstArticle({ relatedResourceLink })?.link).toEqual({ href, newTab });
});

test("reads every documented field of a card [BL-careerCenter-010]", () => {
  const article = firstArticle({
    image: [{ url: "/a.jpg", alt: "A" }],
    relatedResourceCtaLabel: "Watch",
    relatedResourcesCategory: [{ title: "Exam", aceCategoryCode: "EX" }],
    state: "Texas",
  });

  expect(article).toMatchObject({
    html: card.relatedResourceContent,
    ctaLabel: "Watch",
    categories: ["Exam"],
    states: ["Texas"],
    picture: { url: "/a.jpg", alt: "A" },
  });
  expect(
    schema.parse({
      careerCenterArticleCards: [{ relatedResourcesCategory: [{ title: "Exam", aceCategoryCode: "EX" }], state: "x" }],
    }).careerCenterArticleCards[0]?.relatedResourcesCategory[0]?.code,
  ).toBe("EX");
});

test("a card's date is a day in the brand's time zone", () => {
  expect(firstArticle({})?.dateText).toBe("March 15, 2026");
  expect(firstArticle({}, { brand: testBrands.mtg })?.dateText).toBe("March 16, 2026");
  expect(firstArticle({ dateCreated: "soon" })?.dateText).toBeNull();
});

test.each([null, "", undefined])(
  "a card's label defaults to Read Full Article for %j [BL-careerCenter-010, BL-careerCenter-011]",
  (relatedResourceCtaLabel) => {
    expect(firstArticle({ relatedResourceCtaLabel })?.ctaLabel).toBe("Read Full Article");
  },
);

test("a career center filters by category, entry listings by state and category [BL-careerCenter-001, BL-careerCenter-013]", () => {
  const words = (wire: unknown) => buildView(wire)?.filters.map(({ key, title, allLabel }) => [key, title, allLabel]);

  expect(words(twoPages)).toEqual([["category", "Filter by Category", "All Resources"]]);
  expect(words({ ...entryListings, stateFilterDefaultLabel: null })).toEqual([
    ["state", "Filter by State", "All States"],
    ["category", "Filter by Category", "All Categories"],
  ]);
});

test("the editor's own filter words go before the defaults [BL-careerCenter-012]", () => {
  const words = {
    filterTitle: "Topic",
    filterDefaultLabel: "Any",
    stateFilterTitle: "Where",
    stateFilterDefaultLabel: "Everywhere",
    categoryFilterTitle: "What",
    categoryFilterDefaultLabel: "Everything",
  };

  expect(buildView({ ...twoPages, ...words })?.filters).toMatchObject([{ title: "Topic", allLabel: "Any" }]);
  expect(buildView({ ...entryListings, ...words })?.filters).toMatchObject([
    { title: "Where", allLabel: "Everywhere" },
    { title: "What", allLabel: "Everything" },
  ]);
});

test("shows nothing without articles", () => {
  expect(
    renderHtml(careerCenter, {
      careerCenterTitle: "Career center",
      careerCenterArticleCards: [{ relatedResourceLink: "/x/" }],
    }),
  ).toBe("");
});
