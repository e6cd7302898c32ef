import { defineBlock } from "@courseway/blocks";
import { type Field, NO_GLOBALS, text } from "@courseway/content-client";
import type { ReactElement, ReactNode } from "react";
import { text as collected } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it, vi } from "vitest";
import type { Host } from "../host/host.ts";
import type { IndexedPage, PageIndex } from "@courseway/site-content/site-index";
import { HEADING_SLOT } from "@courseway/next-finish/heading";
import type { PageTags } from "@courseway/next-page-cache/tag-page";
import { brand } from "../testing/brand.ts";
import { buildPage } from "@courseway/page-model/testing/page";
import { publishedRoute } from "./published.tsx";

const tagged: PageTags[] = [];
vi.mock(import("@courseway/next-page-cache/tag-page"), () => ({ tagPage: async (tags) => void tagged.push(tags) }));

const chrome = { Header: () => null, Footer: () => null, NotFound: () => null };

/** A route whose one page has a block with this component; and what it reported. */
function routeWith(
  component: (props: { readonly title: string }) => ReactElement,
  list: () => Partial<PageIndex> | null = () => null,
  ledger: Host["ledger"] = null,
) {
  const block = defineBlock<{ words: Field<string> }, null, { title: string }>({
    name: "hero",
    about: "Shows its words.",
    fields: { words: text("What it says") },
    examples: {},
    heading: "words",
    view: ({ content }) => ({ title: content.words }),
    component,
  });
  const content = { words: "As everybody sees it" };
  const page = buildPage("home", [{ kind: "block", name: "hero", index: 0, content }]);
  const reported: string[] = [];
  const [peek, now] = [() => null, () => 0];
  const host = {
    brand,
    blocks: new Map([["hero", block]]),
    shortcodes: [],
    ports: {},
    commerce: { quotes: () => Promise.resolve([]) },
    pages: {
      get: () => Promise.resolve({ kind: "found", snapshot: { page, globals: NO_GLOBALS }, isFresh: true }),
    },
    siteIndex: { redirects: { peek }, pages: { peek: list } },
    env: { SITE_ENV: "test" },
    ledger,
    report: ({ message }: { message: string }) => void reported.push(message),
    now,
  } as unknown as Host;
  const { Page: Route } = publishedRoute(() => host, chrome);
  const renderHtml = async (...path: string[]) =>
    collected((await prerenderToNodeStream((await Route({ params: Promise.resolve({ path }) })) as ReactNode)).prelude);
  return { renderHtml, reported };
}

it("has a place where a visitor's heading may stand, and none for everybody else [RT-045]", async () => {
  const { renderHtml, reported } = routeWith(({ title }) => <h1>{title}</h1>);
  expect(await renderHtml("~heading")).toContain(`<h1>${HEADING_SLOT}</h1>`);
  expect(await renderHtml()).toContain("<h1>As everybody sees it</h1>");
  expect(reported).toEqual([]);
});

it("is kept for a short while alone until the list of pages tells where it stands, but for home", async () => {
  let list: Partial<PageIndex> | null = null;
  const { renderHtml } = routeWith(
    ({ title }) => <h1>{title}</h1>,
    () => list,
  );
  tagged.length = 0;
  expect(await renderHtml("courses", "texas")).not.toContain("BreadcrumbList");
  await renderHtml();
  const above = { path: "/", title: "Home" } as IndexedPage;
  list = { byPath: new Map([["/", above]]) };
  expect(await renderHtml("courses", "texas")).toContain("BreadcrumbList");
  expect(tagged.map(({ isFresh }) => isFresh)).toEqual([false, true, true]);
});

it("tells the ledger of each page that it renders", async () => {
  const reported: string[] = [];
  const ledger: Host["ledger"] = {
    page: ({ context }, at) => void reported.push(`${context.path} ${at}`),
    answer: () => undefined,
    flush: async () => undefined,
  };
  const { renderHtml } = routeWith(
    ({ title }) => <h1>{title}</h1>,
    () => null,
    ledger,
  );
  await renderHtml();
  await renderHtml("courses", "texas");
  expect(reported).toEqual(["/ 0", "/courses/texas/ 0"]);
});
