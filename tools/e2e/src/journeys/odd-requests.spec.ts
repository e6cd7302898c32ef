import { expect } from "@playwright/test";
import fc from "fast-check";
import http from "node:http";
import { text as collected } from "node:stream/consumers";
import { listPages } from "../helpers/content-pages.ts";
import { test } from "../helpers/tabs.ts";
import { checksAll, getSite } from "../environment.ts";

const ace = getSite("ace");

interface OddRequest {
  readonly method: string;
  /** The request target exactly as sent, with any content. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answered {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

const send = ({ method, target, headers }: OddRequest): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(ace);
    http
      .request({ hostname, port, agent, method, path: target, headers }, (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        collected(answer)
          .then((body) => resolve({ status, headers: given, body }))
          .catch(reject);
      })
      .once("error", reject)
      .end();
  });

/** Parts to which Next, a platform, or a URL parser may give a meaning. */
const ODD_PARTS = [
  ".rsc",
  "/.rsc",
  ".rsc/",
  ".RSC",
  ".rs%63",
  "/.rsc.rsc",
  ".segments/_tree.segment.rsc",
  "/.segments/_full.segment.rsc",
  ".prefetch.rsc",
  ".json",
  ".txt",
  ".html",
  "%",
  "%00",
  "%0d%0aset-cookie:a",
  "%2e%2e/",
  "%2f",
  "%5c",
  "%ff",
  "%e2%82",
  "%25",
  "/../",
  "/./",
  "//",
  "\\",
  "#",
  "#a",
  ";a=b",
  "*",
  "$",
  "@",
  "[[...path]]",
  "%5B%5B...path%5D%5D",
  "\u00e9",
  "\u00ff",
  "index",
  "404",
  "500",
  "_error",
  "_not-found",
  "_global-error",
  "__PAGE__",
  "a".repeat(1200),
] as const;
const PREFIXES = [
  "",
  "/",
  "/~live",
  "/~heading",
  "/~page/2",
  "/~files",
  "/~screens/not-found",
  "/%7Elive",
  "/_next/data/build",
  "/_next/static",
  "/_next/image",
  "/_page-data",
  "/api",
  "/preview",
  "/index",
  "http://site.example",
] as const;
const PARAMETERS = [
  "hlText=zz",
  "hlText=zz.rsc",
  "token=sandbox-preview",
  "token=sandbox-preview.rsc",
  "token=.rsc?token=sandbox-preview",
  "page=2",
  "page=2.rsc",
  "page=2#",
  "page=9",
  "_rsc=abc",
  "nxtPpath=a",
  "nxtIpath=a",
  "nxtPpage=2",
  "nxtPhlText=zz",
  "__nextDataReq=1",
  "__nextLocale=de",
  "slug=a",
  "utm_source=a.rsc",
  "a=%ff",
  "%",
  "url=/icon.svg&w=64&q=75",
] as const;
const HEADERS = {
  rsc: ["1", "0"],
  "next-router-prefetch": ["1", "2"],
  "next-router-segment-prefetch": ["/_tree", "/_full", "x"],
  "next-router-state-tree": ["x", "%5B%22%22%5D"],
  "next-url": ["/", "/pricing/", "x"],
  "next-action": ["abc", "0".repeat(42)],
  "next-resume": ["1"],
  "x-nextjs-data": ["1"],
  "x-nextjs-postponed": ["1"],
  "x-now-route-matches": ["1", "nxtPpath=pricing"],
  "x-matched-path": ["/pricing/", "/~live/[[...path]]"],
  "x-invoke-path": ["/~live/"],
  "x-invoke-status": ["500"],
  "x-middleware-subrequest": ["proxy:proxy:proxy:proxy:proxy", "src/proxy"],
  "x-middleware-rewrite": ["/~live/"],
  "x-middleware-next": ["1"],
  "x-prerender-revalidate": ["1"],
  "x-courseway-hop": ["1"],
  "x-courseway-fills-headings": ["1"],
  "x-courseway-heading-places": ["1"],
  "x-forwarded-host": ["evil.example", "a b", "[::"],
  "x-forwarded-proto": ["javascript", "https, http"],
  "x-http-method-override": ["DELETE"],
  host: ["evil.example", "a b", "[::", "a@b", "%zz"],
  cookie: ["__prerender_bypass=1; __next_preview_data=1", "%=%;;"],
  "accept-encoding": ["gzip", "br", "identity;q=0", ","],
  "if-none-match": ["*", '"a"', "x"],
  "if-modified-since": ["x"],
  range: ["bytes=9999999-", "x"],
  "content-type": ["multipart/form-data; boundary=a", "text/x-component"],
  "content-security-policy": ["script-src 'nonce-mine'"],
  purpose: ["prefetch"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const paths = listPages("ace");
const path = fc
  .tuple(
    fc.oneof(fc.constant(""), fc.constantFrom(...PREFIXES)),
    fc.oneof(fc.constantFrom(...paths, "/nowhere/", "/icon.svg", "/sitemap.xml", "/robots.txt", "/healthz/")),
    fc.array(fc.constantFrom(...ODD_PARTS), { maxLength: 2 }),
    fc.constantFrom("", "", "/"),
  )
  .map(([prefix, page, odd, end]) => `${prefix}${page}${odd.join("")}${end}`)
  .map((text) => (/^(?:\/|http)/u.test(text) ? text : `/${text}`));
const query = fc
  .array(fc.constantFrom(...PARAMETERS), { maxLength: 3 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.join("&")}`));
const headers = fc
  .uniqueArray(fc.constantFrom(...Object.entries(HEADERS)), { maxLength: 3, selector: ([name]) => name })
  .chain((chosen) =>
    fc.tuple(...chosen.map(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const))),
  )
  .map((pairs): Record<string, string> => Object.fromEntries(pairs));
const oddRequest: fc.Arbitrary<OddRequest> = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "POST", "OPTIONS"),
  target: fc.tuple(path, query).map((parts) => parts.join("")),
  headers,
});

/** Whether the limits per visitor count the request, as `findRoute` reads it. */
const isCounted = (target: string): boolean => {
  const search = new URLSearchParams(target.slice(target.indexOf("?")));
  return target.includes("?") && (search.has("token") || search.has("hlText"));
};

const isRendered = ({ headers: { "content-type": type = "", "x-nextjs-cache": cache } }: Answered): boolean =>
  /text\/(?:html|x-component)/u.test(type) && (cache === undefined || cache === "MISS");

/** The fault in the responses to one request that is sent several times; null for none. */
function findFault({ target }: OddRequest, answers: readonly Answered[]): string | null {
  for (const { status, headers: given } of answers) {
    if (status >= 500) return `was answered ${status}`;
    if (given["content-type"]?.includes("x-component") === true) return "was answered in the language of Next's router";
    // Node answers 400 to a request that its parser refuses; no cache stores a 400 unless configured to.
    const isCacheable = !/no-store/u.test(given["cache-control"] ?? "") && status !== 304 && status !== 400;
    if (isCacheable && status >= 300) return `was answered ${status}, which a cache outside may keep`;
  }
  const last = answers.at(-1);
  return last !== undefined && isRendered(last) && !isCounted(target)
    ? "was rendered for this request, and no limit counts it"
    : null;
}

test("whatever a stranger asks for, nothing fails, nothing is rendered that no limit counts, and no cache keeps a failure", async () => {
  test.setTimeout(checksAll ? 600_000 : 60_000);
  await fc.assert(
    fc.asyncProperty(oddRequest, async (request) => {
      // The first request may fill the cache and teach the site how many pages a listing has; the second then fills the
      // cache with that knowledge.
      const answers = [await send(request), await send(request), await send(request)];
      const fault = findFault(request, answers);
      expect(fault === null ? null : `${request.method} ${request.target} ${fault}`).toBeNull();
    }),
    { numRuns: checksAll ? 2000 : 150 },
  );
});

test("no spelling of a query puts one page of a listing in another's place", async () => {
  const LISTING = "/career-center/";
  const get = (target: string): Promise<Answered> => send({ method: "GET", target, headers: {} });
  const first = (await get(LISTING)).body;
  for (const search of ["?page=2.rsc", "?page=2#", "?page=2#&page=1", "?a=b&page=2.rsc", "?nxtPpage=2"]) {
    const { body, headers: given } = await get(`${LISTING}${search}`);
    const isCacheable = /s-maxage/u.test(given["cache-control"] ?? "");
    expect([search, isCacheable && body !== first], search).toEqual([search, false]);
  }
});
