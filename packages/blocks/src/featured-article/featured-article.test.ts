// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { PageContext } from "../define-block.ts";
import { exampleArticles } from "../shared/testing/example-articles.ts";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { testContext } from "../shared/testing/test-context.ts";
import { featuredArticle } from "./index.tsx";

const EXAM = { code: "EXAM", title: "Exam", slug: "exam" };
const START = { code: "START", title: "Getting started", slug: "start" };
const on = (page: Partial<PageContext>) => ({
  page: { ...testContext().page, featured: exampleArticles, ...page },
});
const titlesOn = (page: Partial<PageContext>) =>
  [...renderBody(featuredArticle, {}, on(page)).querySelectorAll("li h3")].map((title) => title.textContent);

test("shows at most three of the site's featured articles, in the editors' order [BL-featuredArticle-001, PB-023]", () => {
  expect(titlesOn({})).toEqual([
    "What to bring on exam day",
    "The six courses of Texas",
    "Ten questions before you enroll",
  ]);
});

test.each(["Texas", "TX", "texas"])(
  "on a page of %s shows that state's articles alone [BL-featuredArticle-002]",
  (state) => {
    expect(titlesOn({ state })).toEqual([
      "What to bring on exam day",
      "The six courses of Texas",
      "Study beside a full-time job",
    ]);
  },
);

test.each(["default", "Default", null])("the page state %j chooses none [BL-featuredArticle-002]", (state) => {
  expect(titlesOn({ state })).toHaveLength(3);
  expect(titlesOn({ state })).toContain("Ten questions before you enroll");
});

test("shows those that share a category's code with the page, and with its state [BL-featuredArticle-002]", () => {
  expect(titlesOn({ categories: [EXAM] })).toEqual(["What to bring on exam day", "How the exam is scored"]);
  expect(titlesOn({ categories: [EXAM], state: "FL" })).toEqual(["How the exam is scored"]);
  expect(titlesOn({ categories: [{ ...EXAM, code: "OTHER" }] })).toEqual([]);
});

test("never shows the page itself, and is nothing without articles", () => {
  expect(titlesOn({ slug: "guides--what-to-bring-on-exam-day" })).not.toContain("What to bring on exam day");
  expect(renderHtml(featuredArticle, { componentTitle: "Read next" }, on({ featured: [] }))).toBe("");
});

test.each([
  [
    "For {state} students: {categories}",
    { state: "TX", categories: [EXAM, START] },
    "For Texas students: Exam and Getting started",
  ],
  ["For {state} students", { state: "default" }, "For students"],
  ["For ${state} students", { state: "Texas" }, "For Texas students"],
  ["Read next", {}, "Read next"],
])("the title %j on a page of %j says %s [BL-featuredArticle-003]", (componentTitle, page, title) => {
  const body = renderBody(featuredArticle, { componentTitle }, on(page));
  expect(body.querySelector("h2")?.textContent).toBe(title);
});

test("a card has its picture, categories, summary, and one link to the article", () => {
  const card = renderBody(featuredArticle, {}, on({})).querySelector("li");

  expect(card?.querySelector("img")?.alt).toBe("An answer sheet and a pencil");
  expect(card?.textContent).toBe("ExamWhat to bring on exam dayWhat you need to know, in five minutes of reading.");
  expect([...(card?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "/guides/what-to-bring-on-exam-day/",
  ]);
});
