// @vitest-environment jsdom
import axe from "axe-core";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { DAY_MS, NOW } from "../testing/example-site.ts";
import type { PageState, PageView, RehearsedPage, ShownBlock } from "@courseway/visitor/simulated";
import { rehearsalPage } from "./page.ts";
import type { Rehearsal } from "./rehearse.ts";
import { rehearsedBrand } from "./report.ts";
import { ANONYMOUS } from "./visitors.ts";

const block = (words: string): ShownBlock => ({ index: 0, name: "layout", words, links: [], problem: null });

const view = (code: string | null, text: string): PageView => ({
  codes: code === null ? [] : [code],
  banners:
    code === null
      ? []
      : [{ banner: "top", phase: "main", words: "Sale <b>now</b>", links: [], ends: NOW + 2 * DAY_MS }],
  prices: [
    {
      block: 0,
      products: ["p1"],
      asked: [],
      taken: code,
      final: 100,
      original: 200,
      text,
      compareAt: null,
      href: null,
    },
    {
      block: 0,
      products: ["p2"],
      asked: [],
      taken: null,
      final: 100,
      original: 100,
      text: "$1",
      compareAt: null,
      href: null,
    },
  ],
  handed: [],
  emailForm: null,
  welcome: false,
});

const state = (from: number, shown: PageView, words: string, code: PageView = shown): PageState => ({
  from,
  isPublished: true,
  blocks: [block(words)],
  views: [shown, code],
});

const page = (path: string): RehearsedPage => ({
  path,
  states: [
    state(NOW, view(null, "$2"), "Words", view("MINE", "$1.50")),
    state(NOW + DAY_MS, view("SALE", "$1"), "Other words"),
  ],
});

const rehearsal: Rehearsal = {
  name: "ace",
  title: "Ace School",
  timeZone: "America/Chicago",
  from: NOW,
  to: NOW + 30 * DAY_MS,
  visitors: [ANONYMOUS, { ...ANONYMOUS, name: "a visitor with MINE in the address" }],
  pages: [page("/"), page("/pricing/")],
  drafts: ["/pricing/"],
  moments: [NOW + DAY_MS],
  cells: 16,
};

const finding = {
  key: "ace price-rises topPromoBanner SALE",
  rule: "price-rises",
  severity: "error",
  brand: "ace",
  place: { path: null, part: "topPromoBanner", field: null },
  message: "One product gets dearer.",
  advice: "Have commerce take the code.",
  deliberate: null,
} as const;

const html = () =>
  rehearsalPage(
    {
      at: NOW,
      from: rehearsal.from,
      to: rehearsal.to,
      brands: [rehearsedBrand(rehearsal)],
      findings: [finding],
      seen: { [finding.key]: [{ path: "/pricing/", at: NOW + DAY_MS, visitor: 0 }] },
    },
    { hasToken: true, address: (brand, { path, at }) => `https://www.${brand}.example${path}?at=${at}` },
  );

test("a change on many pages is reported once, with links to the moment before, the moment itself and the moment after", async () => {
  const [moment] = rehearsedBrand(rehearsal).changes;
  expect(moment).toMatchObject({ at: NOW + DAY_MS, asAtFirst: 0 });
  expect(moment?.differences.map(({ kind, pages }) => [kind, pages.length])).toEqual([
    ["banner", 2],
    ["codes", 2],
    ["price", 2],
    ["price stays", 2],
    ["words", 2],
  ]);
  const text = await html();
  expect(text).toContain("The top banner appears on 2 pages.");
  expect(text).toContain("Sale &lt;b&gt;now&lt;/b&gt;");
  for (const at of [-1000, 0, 1000]) expect(text).toContain(`https://www.ace.example/pricing/?at=${NOW + DAY_MS + at}`);
});

test("the pages that were read as drafts are named", async () => {
  expect((await html()).replaceAll(/\s+/gu, " ")).toContain("As a draft: /pricing/.");
});

test("a visitor who brings something has a part of their own", async () => {
  const [first, later] = rehearsedBrand(rehearsal).byVisitor;
  expect(first?.differences.map(({ kind }) => kind)).toEqual(["banner", "codes", "price"]);
  expect(later).toMatchObject({ visitor: 1, at: NOW + DAY_MS, differences: [] });
});

test("the report is valid, accessible HTML that asks for no other file", async () => {
  const text = await html();
  const { results } = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(text);
  const messages = results.flatMap((one) => one.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(
    messages.filter((one) => !/^(?:no-trailing-whitespace|no-inline-style|attr-quotes|void-style)/u.test(one)),
  ).toEqual([]);
  document.documentElement.innerHTML = text;
  document.documentElement.lang = "en";
  for (const one of document.querySelectorAll("details")) one.open = true;
  const { violations } = await axe.run(document, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(text).not.toMatch(/<(?:script|img|iframe)|@import|url\(/u);
});
