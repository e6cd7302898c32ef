import { NextRequest, type NextResponse } from "next/server";
import { expect, it, vi } from "vitest";
import { headingChange } from "@courseway/next-finish/answers";
import type { Host } from "../host/host.ts";
import { forgetListing, rememberListing } from "@courseway/next-page-cache";
import { createPagePolicy, withPolicy } from "./page-policy.ts";
import type { Redirect } from "@courseway/site-content/site-index";
import { brand } from "../testing/brand.ts";
import { answerByAddress, followMoves, refuseForeignHost, refuseRequest } from "./answers-without-page.ts";
import { answerCachedPage, answerDynamicPage, answerSearch } from "./pages.ts";
import type { Route } from "./route.ts";
import { firstAnswer, type Step, type Visit } from "./answer.ts";

const ORIGIN = "http://localhost:3002";

/** The visit that a step gets for a request. */
function buildVisit(route: Route, address = "/a/", init: ConstructorParameters<typeof NextRequest>[1] = {}): Visit {
  const request = new NextRequest(ORIGIN + address, init);
  const { pathname: path, search } = new URL(request.url);
  return { request, path, search, route };
}

const cached: Route = { kind: "cached", path: "/a/", listingPage: 1 };
const live = (token: string | null): Route => ({ kind: "dynamic", path: "/a/", token, listingPage: 1 });
const own: Route = { kind: "own", isPage: true };

/** A site whose pages are all there, as far as a step asks. */
function buildHost(parts: Partial<Record<keyof Host, unknown>> = {}): () => Host {
  const host = {
    brand,
    env: { SITE_ENV: "production" },
    isDevelopment: false,
    now: () => 0,
    report: vi.fn(),
    pages: { hasServed: () => true, prefetch: vi.fn(async () => ({ kind: "found" })) },
    siteIndex: { pages: { peek: () => null }, redirects: { get: () => null } },
    limiter: { consume: vi.fn(async () => ({ allowed: true, retryAfterMs: 0 })) },
    visitorAddress: () => "203.0.113.1",
    ...parts,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the steps use of it
  return () => host as unknown as Host;
}

const reported = (answer: NextResponse | null) => {
  const target = answer?.headers.get("x-middleware-rewrite");
  return [answer?.status, target ? new URL(target).pathname : null, answer?.headers.get("cache-control")];
};
const UNCACHED = "private, no-store";

it("the first step that answers does, and a route without one is an error", async () => {
  const asked: string[] = [];
  const silent: Step = () => (asked.push("silent"), null);
  const answer = await firstAnswer([silent, answerByAddress, silent], buildVisit({ kind: "closed" }));
  expect([answer.status, asked]).toEqual([404, ["silent"]]);
  await expect(firstAnswer([silent], buildVisit(cached))).rejects.toThrow('"cached"');
});

it("a page is read; the app's own page decides for itself", async () => {
  const post = { method: "POST" };
  expect(reported(await refuseRequest(buildVisit(cached, "/a/", post)))).toEqual([405, null, UNCACHED]);
  expect(reported(await refuseRequest(buildVisit(cached, `/${"a".repeat(1000)}/`)))).toEqual([404, null, UNCACHED]);
  expect([await refuseRequest(buildVisit(own, "/a/", post)), await refuseRequest(buildVisit(cached))]).toEqual([
    null,
    null,
  ]);
});

it("the live site answers under its own hosts; its own routes and a preview deployment under any", async () => {
  const foreign = (route: Route) => buildVisit(route, "/a/", { headers: { host: "evil.example" } });
  const host = buildHost();
  expect(reported(await refuseForeignHost(host)(foreign(cached)))).toEqual([421, null, UNCACHED]);
  expect(host().report).toHaveBeenCalledTimes(1);
  expect(await refuseForeignHost(host)(foreign(own))).toBeNull();
  expect(await refuseForeignHost(buildHost({ env: { SITE_ENV: "preview" } }))(foreign(cached))).toBeNull();
});

it("a page moves, or is gone, where an editor says so, and a preview stays", async () => {
  const moves = (redirect: Redirect) =>
    followMoves(
      buildHost({ siteIndex: { redirects: { get: async () => ({ byPath: new Map([["/a/", redirect]]) }) } } }),
    );
  const moved = await moves({ kind: "moved", to: "/b/", status: 308 })(buildVisit(cached, "/a/?hc=SAVE"));
  expect([moved?.status, moved?.headers.get("location")]).toEqual([308, `${ORIGIN}/b/?hc=SAVE`]);
  const gone = moves({ kind: "gone" });
  expect(reported(await gone(buildVisit(cached)))).toEqual([410, "/~screens/gone/", UNCACHED]);
  expect(await gone(buildVisit(live("abc")))).toBeNull();
});

it("the address alone decides all but pages", async () => {
  expect(reported(await answerByAddress(buildVisit({ kind: "file", name: "robots.txt" })))[1]).toBe(
    "/~files/robots.txt",
  );
  expect(reported(await answerByAddress(buildVisit({ kind: "not-found" })))).toEqual([
    404,
    "/~screens/not-found/",
    UNCACHED,
  ]);
  const redirect = await answerByAddress(buildVisit({ kind: "redirect", to: "/b/", status: 308 }));
  expect([redirect?.status, redirect?.headers.get("location")]).toEqual([308, `${ORIGIN}/b/`]);
  expect([await answerByAddress(buildVisit(cached)), await answerByAddress(buildVisit(live(null)))]).toEqual([
    null,
    null,
  ]);
});

it("a listing has the pages that it is known to have", async () => {
  rememberListing("a", 2);
  try {
    const page = async (listingPage: number) =>
      reported(
        await answerCachedPage(buildHost())(buildVisit({ kind: "cached", path: "/a/", listingPage }, "/a/?page=2")),
      );
    expect((await page(2))[1]).toBe("/~page/2/a/");
    expect((await page(3))[1]).toBeNull();
  } finally {
    forgetListing("a");
  }
});

it("a page that is missing, or cannot be had, is a screen with its status", async () => {
  const status = async (kind: string) => {
    const pages = { hasServed: () => false, prefetch: async () => ({ kind }) };
    const answer = await answerDynamicPage(buildHost({ pages }))(buildVisit(live("abc"), "/a/?token=abc"));
    return [...reported(answer), answer?.headers.get("retry-after")];
  };
  expect(await status("missing")).toEqual([404, "/~screens/not-found/", UNCACHED, null]);
  expect(await status("failed")).toEqual([503, "/~screens/unavailable/", UNCACHED, "10"]);
  expect((await status("found"))[1]).toBe("/~live/a/");
});

it("headings that are filled in, headings that are rendered, and previews have a limit each", async () => {
  const consume = vi.fn(async (_kind: string) => ({ allowed: true, retryAfterMs: 0 }));
  const step = answerDynamicPage(buildHost({ limiter: { consume } }));
  const filled = { url: "/a/?hlText=Hello", headers: {} as Record<string, string> };
  headingChange(filled);
  const heading = await step(buildVisit(live(null), filled.url, { headers: filled.headers }));
  expect(reported(heading)[1]).toBe("/~heading/a/");
  await step(buildVisit(live(null), filled.url));
  await step(buildVisit(live("abc"), "/a/?token=abc"));
  expect(consume.mock.calls.map(([kind]) => kind)).toEqual(["heading", "dynamic", "preview"]);
});

it("a visitor who wants too many sees the page as it is, and an editor when to come back", async () => {
  const limiter = { consume: async () => ({ allowed: false, retryAfterMs: 1500 }) };
  const step = answerDynamicPage(buildHost({ limiter }));
  expect(reported(await step(buildVisit(live(null), "/a/?hlText=b")))).toEqual([200, null, UNCACHED]);
  const preview = await step(buildVisit(live("abc"), "/a/?token=abc"));
  expect([preview?.status, preview?.headers.get("retry-after")]).toEqual([429, "2"]);
});

it("Next gets a nonce before it renders a page for one request, and for no other page", async () => {
  const env = { CONTENT_URL: "http://content.test/", CONTENT_SECURITY_POLICY: "enforce", SITE_ENV: "production" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a policy reads of it
  const settings = { brand, env, blocks: [], isDevelopment: false } as unknown as Parameters<
    typeof createPagePolicy
  >[0];
  const policy = createPagePolicy(settings);
  const listNonces = async (visit: Visit) => {
    let asked = "";
    const answer = await withPolicy(
      () => policy,
      visit,
      async () => {
        asked = visit.request.headers.get("content-security-policy") ?? "";
        return firstAnswer([answerByAddress, answerCachedPage(buildHost()), answerDynamicPage(buildHost())], visit);
      },
    );
    const said = answer.headers.get("content-security-policy") ?? "";
    return [asked, said].map((text) => /'nonce-[^']+'/u.exec(text)?.[0]);
  };
  const [asked, said] = await listNonces(buildVisit(live("abc"), "/a/?token=abc"));
  expect([typeof asked, said]).toEqual(["string", asked]);
  expect(await listNonces(buildVisit(cached))).toEqual([undefined, undefined]);
  expect(await listNonces(buildVisit({ kind: "file", name: "robots.txt" }))).toEqual([undefined, undefined]);
});

it("a search is rendered for its request, kept by no cache, and limited", async () => {
  const search: Route = { kind: "search", path: "/search/" };
  const visit = () => buildVisit(search, "/search/?q=florida");
  expect(reported(await answerSearch(buildHost())(visit()))).toEqual([200, "/~live/search/", UNCACHED]);
  const limiter = { consume: async () => ({ allowed: false, retryAfterMs: 1500 }) };
  const refused = await answerSearch(buildHost({ limiter }))(visit());
  expect([refused?.status, refused?.headers.get("retry-after"), refused?.headers.get("cache-control")]).toEqual([
    429,
    "2",
    UNCACHED,
  ]);
});
