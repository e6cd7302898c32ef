import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { Host } from "../host/host.ts";
import { brand } from "../testing/brand.ts";
import { notFoundScreen } from "./screens.tsx";

const chrome = { Header: () => null, Footer: () => null, NotFound: () => <h1>Wrong address</h1> };
// Of the host, the screen needs no more.
const host = { brand, now: () => 0 } as unknown as Host;
const NotFound = notFoundScreen(() => host, chrome, brand);
const asPage = <NotFound params={Promise.resolve({})} />;

it("is the page of an unknown address, and with every other page what Next's client router might show", () => {
  for (const screen of [asPage, <NotFound key="1" />])
    expect(renderToStaticMarkup(screen)).toContain('<main id="main" tabindex="-1"><h1>Wrong address</h1></main>');
});

it("is not sent with other pages where nothing would show it", () => {
  vi.stubEnv("WITHOUT_CLIENT_ROUTER", "1");
  expect(renderToStaticMarkup(<NotFound />)).toBe("");
  expect(renderToStaticMarkup(asPage)).toContain("Wrong address");
});
