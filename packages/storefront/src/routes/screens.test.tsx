import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Host } from "../host/host.ts";
import { brand } from "../testing/brand.ts";
import { notFoundScreen } from "./screens.tsx";

const chrome = { Header: () => null, Footer: () => null, NotFound: () => <h1>Wrong address</h1> };
// Of the host, the screen needs no more.
const host = { brand, now: () => 0 } as unknown as Host;
const NotFound = notFoundScreen(() => host, chrome, brand);

it("is the page of an unknown address", () => {
  expect(renderToStaticMarkup(<NotFound />)).toContain('<main id="main" tabindex="-1"><h1>Wrong address</h1></main>');
});
