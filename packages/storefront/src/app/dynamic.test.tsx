// @vitest-environment jsdom
import { ContentLookupError, NO_GLOBALS } from "@courseway/content-client";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { prerenderToNodeStream } from "react-dom/static";
import { text as collected } from "node:stream/consumers";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { Host } from "../host/host.ts";
import { createPageStore, isSnapshot, LastGood, newLookupMemory } from "@courseway/site-content";
import { brand } from "../testing/brand.ts";
import { dynamicRoute } from "./dynamic.tsx";

const chrome = {
  Header: () => <header>the brand’s header</header>,
  Footer: () => <footer>the brand’s footer</footer>,
  NotFound: () => null,
};
const refused = new ContentLookupError('the page query of "home"', 'Cannot query field "titel"', 200);

function routeIn({ isDevelopment }: { readonly isDevelopment: boolean }) {
  const pages = createPageStore({
    client: { page: () => Promise.reject(refused), globals: () => Promise.resolve(NO_GLOBALS) },
    lastGood: new LastGood({ folder: mkdtempSync(join(tmpdir(), "live-")), isValue: isSnapshot, shared: null }),
    report: () => undefined,
    now: () => 0,
    clock: () => 0,
    isDevelopment,
    memory: newLookupMemory(),
  });
  // Of the host, a page that has no content needs no more.
  const host = {
    brand,
    pages,
    now: () => 0,
    elapsed: () => 0,
    isDevelopment,
    commerce: {},
    blocks: new Map(),
  } as unknown as Host;
  return dynamicRoute(() => host, chrome);
}
const renderToString = async (node: ReactNode): Promise<string> =>
  collected((await prerenderToNodeStream(node)).prelude);
const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };

describe("a page whose content cannot be had", () => {
  it("says in development what happened, why and what to do, in the brand's chrome", async () => {
    const route = routeIn({ isDevelopment: true });
    const { container } = render(await route.Page(props));
    for (const part of refused.parts) expect(container.querySelector("main")?.textContent).toContain(part);
    expect(container.textContent).toMatch(/^.*the brand’s header.*the brand’s footer/su);
    expect(await route.generateMetadata(props)).toMatchObject({ robots: "noindex, nofollow" });
  });

  it("says nothing of it in production [ERR-012]", async () => {
    const route = routeIn({ isDevelopment: false });
    await expect(route.Page(props)).rejects.toThrow("there is no earlier copy");
    await expect(route.Page(props)).rejects.not.toThrow("titel");
  });
});

describe("the list of drafts", () => {
  const draft = { path: "/open-house/", title: "Open house week", changedAt: new Date(0) };
  const drafts = async (answer: () => Promise<readonly unknown[]>, problems: readonly string[] = []) => {
    const asked: string[] = [];
    const siteIndex = {
      drafts: (token: string) => (asked.push(token), answer()),
      redirects: { get: () => ({ problems }) },
    };
    // Of the host, the list needs no more.
    const host = { brand, siteIndex, now: () => 0, report: () => undefined } as unknown as Host;
    const route = dynamicRoute(() => host, chrome);
    const request = {
      params: Promise.resolve({ path: ["preview"] }),
      searchParams: Promise.resolve({ token: "t1" }),
    };
    expect(await route.generateMetadata(request)).toMatchObject({ robots: "noindex, nofollow" });
    const page = await route.Page(request);
    const html = await renderToString(page);
    return { html, asked };
  };

  it("leads an editor to each, with their own token, and says which redirects are left out [RT-004]", async () => {
    const { html, asked } = await drafts(() => Promise.resolve([draft]), ["Redirect 1 leads to itself."]);
    expect(asked).toEqual(["t1"]);
    expect(html).toContain('<a href="/open-house/?token=t1">Open house week</a>');
    expect(html).toContain("Redirect 1 leads to itself.");
  });

  it("says nothing of the site to whose token opens none", async () => {
    const { html } = await drafts(() => Promise.resolve([]), ["Redirect 1 leads to itself."]);
    expect(html).toContain("This link shows no drafts");
    expect(html).not.toContain("Redirect 1");
  });

  it("says that content did not answer", async () => {
    const { html } = await drafts(() => Promise.reject(refused));
    expect(html).toContain("did not list the drafts");
  });
});
