import fc from "fast-check";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { METHODS } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NextRequest, type NextResponse } from "next/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberListing } from "@courseway/next-page-cache";
import { processLookups } from "@courseway/site-content";
import type { Redirect } from "@courseway/site-content/site-index";
import { brand } from "../testing/brand.ts";
import { forgetEnv } from "../testing/forget-env.ts";
import type { RawRequest } from "@courseway/next-front";
import { memoryRules } from "./from-memory.ts";

vi.mock("../site/pooled-fetch.ts", () => ({
  pooledFetch: vi.fn(() => Promise.reject(new Error("There is no network here."))),
}));

const HOST = "www.ace.example";
const moved = new Map<string, Redirect>();
const INDEX = Symbol.for("courseway.site-index");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- globalThis has no type for a registered symbol
const home = globalThis as unknown as Record<symbol, unknown>;
const earlier = home[INDEX];

let app = "";
const write = (path: string, text: string): void => {
  mkdirSync(join(app, path, ".."), { recursive: true });
  writeFileSync(join(app, path), text);
};

let proxy: (request: NextRequest) => Promise<NextResponse>;

/** A proxy of the live site, which reads the environment anew; what it knows of redirects is ours. */
async function newProxy(redirects: () => unknown) {
  vi.spyOn(process, "cwd").mockReturnValue(app);
  vi.stubEnv("CONTENT_URL", "http://content.test/graphql");
  vi.stubEnv("SITE_ENV", "production");
  vi.stubEnv("RATE_LIMITS", "off");
  // What `skipProxyUrlNormalize` of the shared configuration makes of Next's own code.
  vi.stubEnv("__NEXT_NO_MIDDLEWARE_URL_NORMALIZE", "true");
  home[INDEX] = { pages: { peek: () => null }, redirects: { get: redirects } };
  forgetEnv();
  vi.resetModules();
  const { createProxy } = await import("./create-proxy.ts");
  proxy = createProxy({ brand, blocks: [] });
  setKnown({ served: ["a"], moved: [] });
  await proxy(new NextRequest(`https://${HOST}/a/`));
}

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), "from-memory-"));
  write(
    ".next/app-path-routes-manifest.json",
    '{ "/calculator/page": "/calculator", "/icon.svg/route": "/icon.svg", "/api/[...call]/route": "/api/[...call]" }',
  );
  write(".next/static/chunks/a.js", "1");
  write("public/ads.txt", "1");
  await newProxy(() => ({ byPath: moved, problems: [] }));
});
beforeEach(() => {
  for (const level of ["error", "info", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  vi.stubEnv("__NEXT_NO_MIDDLEWARE_URL_NORMALIZE", "true");
});
afterAll(() => {
  home[INDEX] = earlier;
  rmSync(app, { recursive: true });
});

const PATHS = ["a", "list", "real-estate/texas", "home", "index.html"];
const LISTING_PAGES = 3;

/** What the process knows at a moment: the pages that it has served, and those that editors have moved. */
function setKnown({
  served,
  moved: from,
}: {
  readonly served: readonly string[];
  readonly moved: readonly string[];
}): void {
  const lookups = processLookups();
  lookups.served.clear();
  for (const path of served) {
    const slug = path.replaceAll("/", "--");
    lookups.served.add(slug);
    rememberListing(slug, path === "list" ? LISTING_PAGES : 1);
  }
  moved.clear();
  for (const path of from) moved.set(`/${path}/`, { kind: "moved", to: "/a/", status: 308 });
}

/** The request as the server makes it of what Node has; null if the platform knows no such request. */
function asked({ method = "GET", url = "/", headers }: RawRequest): NextRequest | null {
  try {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    return new NextRequest(`https://${headers.host}${url}`, {
      method,
      headers: Object.fromEntries(given) as HeadersInit,
    });
  } catch {
    return null;
  }
}

/** What a visitor would notice of the proxy's decision: the route that answers, the status, and every header of it. */
async function decision(request: NextRequest) {
  const answer = await proxy(request);
  const headers = [...answer.headers].filter(([name]) => !/^x-middleware-(?:request-|override)/u.test(name));
  const { "x-middleware-rewrite": to, "x-middleware-next": next, ...said } = Object.fromEntries(headers);
  const route = to === undefined ? (next === undefined ? null : request.nextUrl.pathname) : new URL(to).pathname;
  return { route, status: answer.status, said };
}

const plain = (url: string, more: Partial<RawRequest> = {}): RawRequest => ({
  method: "GET",
  url,
  headers: { host: HOST, accept: "text/html", "accept-encoding": "gzip, br" },
  ...more,
});

/** The data of a page, by a name that it may have. */
const DATA = `/_page-data/${"0af".repeat(5)}1.js`;
const STYLES = `/_page-data/${"0af".repeat(5)}1-chunk.css`;

const segment = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom("a", "list", "real-estate", "texas", "home", "index.html", "calculator", "preview"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "",
      ".",
      "..",
      "A",
      "a--b",
      "%61",
      "%2F",
      "%e9",
      "%zz",
      "~live",
      "~page",
      "_next",
      "api",
      "ads.txt",
      "static",
      "chunks",
      "a.js",
      "icon.svg",
      "404",
      "robots.txt",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
);
const known = fc.constantFrom(
  "/a/",
  "/list/",
  "/real-estate/texas/",
  "/",
  "/ads.txt",
  "/_next/static/chunks/a.js",
  DATA,
  STYLES,
  `${DATA}on`,
  "/index.html",
);
const made = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom("", "/", "//"))
  .map(([parts, end]) => `/${parts.join("/")}${end}`);
const pair = fc
  .tuple(
    fc.constantFrom(
      "utm_source",
      "hc",
      "gclid",
      "page",
      "page",
      "Page",
      "%70age",
      "token",
      "hlText",
      "_rsc",
      "slug",
      "nxtPpath",
      "__nextLocale",
      "x-craft-preview",
      "",
    ),
    fc.constantFrom("", "=", "=1", "=2", "=3", "=9", "=a%20b", "=a+b", "=é", "=2&page=3", "=a#b"),
  )
  .map(([name, value]) => name + value);
const query = fc.array(pair, { maxLength: 3 }).map((pairs) => (pairs.length === 0 ? "" : `?${pairs.join("&")}`));
const url = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: known }, made), fc.oneof(fc.constant(""), fc.constant("?"), query))
  .map((parts) => parts.join(""));
const headers = fc.record(
  {
    host: fc.constantFrom(
      HOST,
      HOST,
      HOST,
      "ace.example",
      "127.0.0.1:3000",
      "[::1]:3000",
      "evil.example",
      "www.ace.example.evil.example",
      "web-7f",
    ),
    "x-forwarded-host": fc.constantFrom(HOST, "evil.example", `${HOST}, evil.example`, "a b"),
    rsc: fc.constant("1"),
    "next-router-prefetch": fc.constant("1"),
    "next-url": fc.constant("/a/"),
    "x-courseway-hop": fc.constant("1"),
    "x-prerender-revalidate": fc.constant("1"),
    "if-none-match": fc.constant('"a"'),
    "if-modified-since": fc.constant("Sat, 21 Nov 2026 12:00:00 GMT"),
    "content-length": fc.constantFrom("0", "5"),
    cookie: fc.constantFrom("a=1", "__prerender_bypass=x"),
    "user-agent": fc.constantFrom("Googlebot/2.1", "curl/8"),
  },
  { requiredKeys: ["host"] },
);
const sparse = fc.oneof({ weight: 3, arbitrary: fc.constant({ host: HOST }) }, headers);
const request: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.oneof({ weight: 4, arbitrary: fc.constantFrom("GET", "HEAD") }, fc.constantFrom(...METHODS)),
  url,
  headers: sparse,
});
const knowledge = fc.record({
  served: fc.subarray(PATHS, { minLength: 2 }),
  moved: fc.oneof(fc.constant([]), fc.subarray(PATHS)),
});

/** The address at which the proxy hands a plain request on to a route. */
const addressFor = (route: string): string =>
  route.replace(/^\/~page\/(\d+)(.*)$/u, "$2?page=$1").replace(/^\/~files\//u, "/_page-data/");

describe("what may be answered from memory", () => {
  it("is what the proxy hands on to the same route with the same words, for any request at any moment [RT-016, RT-017, RT-020, RT-021, CFG-006]", async () => {
    let fromMemory = 0;
    await fc.assert(
      fc.asyncProperty(knowledge, request, async (state, raw) => {
        setKnown(state);
        const shared = memoryRules()?.(raw) ?? null;
        const real = asked(raw);
        if (shared === null) return;
        if (real === null) throw new Error("What the platform does not know is not answered from memory.");
        fromMemory += 1;
        const first = asked(plain(addressFor(shared.route)));
        if (first === null) throw new Error("A plain request is one for the platform, too.");
        const answer = await decision(real);
        expect(answer).toMatchObject({ route: shared.route, status: 200 });
        expect(answer).toEqual(await decision(first));
      }),
      { numRuns: 1000 },
    );
    expect(fromMemory).toBeGreaterThan(100);
  });
});

const rules = (raw: RawRequest) => memoryRules()?.(raw) ?? null;

it.each<[string, RawRequest, string]>([
  ["a page", plain("/a/"), "/a/"],
  ["home", plain("/"), "/"],
  ["its headers alone", plain("/a/", { method: "HEAD" }), "/a/"],
  ["a page with a campaign and a coupon", plain("/a/?utm_source=mail&hc=SAVE%2020"), "/a/"],
  ["a later page of a listing", plain("/list/?utm_source=mail&page=2"), "/~page/2/list/"],
  ["a page that a listing does not have", plain("/list/?page=9"), "/list/"],
  ["a built file", plain("/_next/static/chunks/a.js"), "/_next/static/chunks/a.js"],
  ["the data of a page", plain(DATA), DATA.replace("_page-data", "~files")],
  ["the styles of a page", plain(STYLES), STYLES.replace("_page-data", "~files")],
])("answers %s from memory", (_, raw, route) => {
  setKnown({ served: ["a", "list", "home"], moved: [] });
  expect(rules(raw)?.route).toBe(route);
});

it.each<[string, RawRequest]>([
  ["a page that was not served yet", plain("/real-estate/texas/")],
  ["a page that was moved", plain("/a/")],
  ["a preview", plain("/list/?token=abc")],
  ["a heading of the address's own", plain("/list/?hlText=x")],
  ["a listing's page in an odd spelling", plain("/list/?%70age=2")],
  ["a missing slash", plain("/list")],
  ["the app's own page", plain("/calculator/")],
  ["the app's own route", plain("/icon.svg")],
  ["a public file", plain("/ads.txt")],
  ["the data of a page with a query", plain(`${DATA}?a=1`)],
  ["the data of a page under another domain", plain(DATA, { headers: { host: "evil.example" } })],
  ["a name that no data has", plain("/_page-data/a.js")],
  ["another file that the storefront writes", plain("/robots.txt")],
  ["a call", plain("/api/prices/")],
  ["another method", plain("/list/", { method: "POST" })],
  ["Next's router", plain("/list/", { headers: { host: HOST, rsc: "1" } })],
  ["another domain", plain("/list/", { headers: { host: "evil.example" } })],
  ["a draft's cookie", plain("/list/", { headers: { host: HOST, cookie: "__prerender_bypass=1" } })],
])("leaves %s to Next", (_, raw) => {
  setKnown({ served: ["a", "list"], moved: ["a"] });
  expect(rules(raw)).toBeNull();
});

it("leaves a page to Next while nobody knows whether it was moved", async () => {
  await newProxy(() => Promise.resolve(null));
  setKnown({ served: ["list"], moved: [] });
  expect(rules(plain("/list/"))).toBeNull();
});

it("leaves everything to Next where the app's own headers or redirects look at more than the path", async () => {
  const unknown = memoryRules();
  write(".next/routes-manifest.json", '{ "headers": [{ "source": "/a", "has": [{ "type": "cookie", "key": "b" }] }] }');
  await newProxy(() => ({ byPath: moved, problems: [] }));
  rmSync(join(app, ".next/routes-manifest.json"));
  expect(memoryRules()).toBe(unknown);
});
