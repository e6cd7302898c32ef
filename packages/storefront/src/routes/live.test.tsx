// @vitest-environment jsdom
import { ContentLookupError, NO_GLOBALS } from "@courseway/content-client";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Host } from "../host/host.ts";
import { LastGood } from "../pages/last-good.ts";
import { newLookupMemory } from "../pages/lookup-memory.ts";
import { createPageStore } from "../pages/page-store.ts";
import { isSnapshot } from "../pages/snapshot.ts";
import { brand } from "../testing/brand.ts";
import { liveRoute } from "./live.tsx";

const chrome = {
  Header: () => <header>the brand’s header</header>,
  Footer: () => <footer>the brand’s footer</footer>,
  NotFound: () => null,
};
const refused = new ContentLookupError('the page query of "home"', 'Cannot query field "titel"', 200);

function routeIn({ isDevelopment }: { readonly isDevelopment: boolean }) {
  const pages = createPageStore({
    client: { page: () => Promise.reject(refused), globals: () => Promise.resolve(NO_GLOBALS) },
    lastGood: new LastGood(mkdtempSync(join(tmpdir(), "live-")), isSnapshot),
    report: () => undefined,
    now: () => 0,
    isDevelopment,
    memory: newLookupMemory(),
  });
  // Of the host, a page that has no content needs no more.
  const host = { brand, pages, now: () => 0, isDevelopment, commerce: {}, blocks: new Map() } as unknown as Host;
  return liveRoute(() => host, chrome);
}
const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };

describe("a page whose content cannot be had", () => {
  it("says in development what happened, why and what to do, in the brand's chrome", async () => {
    const route = routeIn({ isDevelopment: true });
    const { container } = render(await route.Page(props));
    for (const part of refused.parts) expect(container.querySelector("main")?.textContent).toContain(part);
    expect(container.textContent).toMatch(/^.*the brand’s header.*the brand’s footer$/su);
    expect(await route.generateMetadata(props)).toMatchObject({ robots: "noindex, nofollow" });
  });

  it("says nothing of it in production [ERR-012]", async () => {
    const route = routeIn({ isDevelopment: false });
    await expect(route.Page(props)).rejects.toThrow("there is no earlier copy");
    await expect(route.Page(props)).rejects.not.toThrow("titel");
  });
});
