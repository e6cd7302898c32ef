import { text } from "node:stream/consumers";
import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, it } from "vitest";
import type { Host } from "../host/host.ts";
import { brand } from "../testing/brand.ts";
import { notFoundScreen, screenRoute } from "./screens.tsx";

const chrome = { Header: () => <header>Menu</header>, Footer: () => null, NotFound: () => <h1>Wrong address</h1> };
const hostOf = (runtime: typeof brand.runtime) =>
  // Of the host, the screens need no more.
  ({ brand: { ...brand, runtime }, now: () => 0, siteIndex: { pages: { peek: () => null } } }) as unknown as Host;
const host = hostOf(brand.runtime);
const NotFound = notFoundScreen(() => host, chrome, brand);

async function screen(name: string, runtime = brand.runtime): Promise<string> {
  const { Page } = screenRoute(() => hostOf(runtime), chrome);
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
  expect(await screen("unavailable", "late")).toContain('data-start="idle"');
  expect(await screen("not-found", "late")).toContain('data-start="late"');
});
