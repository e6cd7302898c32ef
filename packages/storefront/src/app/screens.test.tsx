import { text } from "node:stream/consumers";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it } from "vitest";
import type { Host } from "../host/host.ts";
import { brand } from "../testing/brand.ts";
import { notFoundScreen, screenRoute } from "./screens.tsx";

const chrome = { Header: () => <header>Menu</header>, Footer: () => null, NotFound: () => <h1>Wrong address</h1> };
const buildHost = (own: Partial<typeof brand>, parts = {}) =>
  // Of the host, the screens need no more.
  ({
    brand: { ...brand, ...own },
    now: () => 0,
    siteIndex: { pages: { peek: () => null } },
    ...parts,
  }) as unknown as Host;
const host = buildHost({});
const NotFound = notFoundScreen(() => host, chrome, brand);

async function screen(name: string, parts = {}, own: Partial<typeof brand> = {}): Promise<string> {
  const { Page } = screenRoute(() => buildHost(own, parts), chrome);
  const page = await Page({ params: Promise.resolve({ name }) });
  return text((await prerenderToNodeStream(page)).prelude);
}

it("is the page of an unknown address", () => {
  expect(renderToStaticMarkup(<NotFound />)).toContain('<main id="main" tabindex="-1"><h1>Wrong address</h1></main>');
});

it("shows nothing of a page that cannot be had, but that it opens by itself [ERR-012]", async () => {
  const html = await screen("unavailable");
  expect(html).toMatch(/<header>Menu<\/header>.*role="status">This page is temporarily unavailable\..*<main /su);
  expect(html).toContain("<noscript> Without JavaScript, please reload it in a minute.</noscript>");
  expect(html).toContain('<main id="main" tabindex="-1"></main>');
  expect(html).toContain('<cw-island name="ReloadWhenBack"');
});

it("does not wait for a touch to find out whether the page is back", async () => {
  expect(await screen("unavailable", {}, { runtime: "late" })).toContain('data-start="idle"');
  expect(await screen("not-found", {}, { runtime: "late" })).toContain('data-start="late"');
});

it("lets the visitor of a missing page search, and names the pages that most people look for", async () => {
  const page = { path: "/courses/", slug: "courses", title: "All courses", isIndexed: true };
  const index = { all: [page], byPath: new Map([[page.path, page]]) };
  const html = await screen("not-found", { siteIndex: { pages: { peek: () => index } } }, { mainPages: ["/courses/"] });
  expect(html).toMatch(/Where most people begin.*<a href="\/courses\/">All courses<\/a>/su);
  expect(html).toMatch(/<form [^>]*role="search"[^>]* action="\/search\/".*<input [^>]*name="q"/su);
  expect(await screen("not-found", {}, { searchPage: null })).not.toContain('role="search"');
});
