import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { defineBrand } from "@courseway/brand";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { forgetListing, rememberListing } from "@courseway/next-page-cache";
import { headingChange } from "@courseway/next-finish/answers";
import { pooledFetch } from "../site/pooled-fetch.ts";
import { forgetLookups, processLookups } from "@courseway/site-content";
import { brand } from "../testing/brand.ts";
import { forgetEnv } from "../testing/forget-env.ts";
import { createProxy } from "./create-proxy.ts";

vi.mock("../site/pooled-fetch.ts", () => ({
  pooledFetch: vi.fn(() => Promise.reject(new Error("There is no network here."))),
}));

let app = "";

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), "proxy-"));
  mkdirSync(join(app, ".next"));
  writeFileSync(join(app, ".next/app-path-routes-manifest.json"), "{}");
  vi.spyOn(process, "cwd").mockReturnValue(app);
  vi.stubEnv("CONTENT_URL", "http://content.test/graphql");
  // What `skipProxyUrlNormalize` of the shared configuration makes of Next's own code.
  vi.stubEnv("__NEXT_NO_MIDDLEWARE_URL_NORMALIZE", "true");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(app, { recursive: true });
});

it.each([
  "http://127.0.0.1:3002",
  "http://[::1]:3002",
  "http://localhost:3002",
  "https://web-7f:3002",
  "http://0.0.0.0:3002",
])(
  "rewrites on %s to that very address: a target on any other host would be asked for over the network [RT-005]",
  async (origin) => {
    const answer = await createProxy({ brand, blocks: [] })(new NextRequest(`${origin}/preview-broken/?a=1`));
    expect(answer.headers.get("x-middleware-rewrite")).toBe(`${origin}/~screens/preview-broken/?a=1`);
  },
);

it("refuses a rewrite that comes back as a request: a loop ends at its first hop, and the log says so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const proxy = createProxy({ brand, blocks: [] });
  const rewritten = await proxy(new NextRequest("http://localhost:3002/~screens/not-found/"));
  expect(rewritten.status).toBe(404);
  const hop = rewritten.headers.get("x-middleware-request-x-courseway-hop") ?? "";

  const again = new NextRequest("http://localhost:3002/~screens/not-found/", { headers: { "x-courseway-hop": hop } });
  const answer = await proxy(again);
  expect(answer.status).toBe(508);
  expect(answer.headers.get("x-middleware-rewrite")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(String(log.mock.calls[0]?.[0])).toContain("A rewrite left this process");
});

it("is not stopped by a visitor who makes such a header up", async () => {
  const request = new NextRequest("http://localhost:3002/preview-broken/", { headers: { "x-courseway-hop": "1" } });
  expect((await createProxy({ brand, blocks: [] })(request)).headers.get("x-middleware-rewrite")).not.toBeNull();
});

/** A page that this process has served before, so that content is not asked. */
function serve(slug: string, listingPages: number | null): void {
  processLookups().served.add(slug);
  if (listingPages === null) forgetListing(slug);
  else rememberListing(slug, listingPages);
}

const ORIGIN = "http://localhost:3002";
const ask = (
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
  proxy = createProxy({ brand, blocks: [] }),
) => proxy(new NextRequest(`${ORIGIN}${path}`, init));
const fetchRewrite = async (path: string) => {
  const target = (await ask(path)).headers.get("x-middleware-rewrite");
  return target === null ? null : new URL(target).pathname;
};

it.each(["/*/", "/hom*/", "/not%20home/", "/:notempty:/", "/:empty:/", "/=home/", "/%3E%20a/", "/a,b/", "/a/*/"])(
  "answers %s with 404 and asks content for no page: it would read that as a pattern [RT-026]",
  async (path) => {
    vi.mocked(pooledFetch).mockClear();
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(JSON.stringify(vi.mocked(pooledFetch).mock.calls)).not.toMatch(/query (?:PageLookup|Page|Globals)\(/u);
  },
);

it("keeps pages for everybody, and nothing that is no page", async () => {
  serve("a", 1);
  // The page itself says for how long, when it is known which one is sent.
  expect((await ask("/a/")).headers.get("cache-control")).toBe("public, max-age=0, s-maxage=0");
  for (const path of ["/preview-broken/", "/404/", "/~live/a/", "/_next/static/gone.js", `/${"a".repeat(1000)}/`])
    expect([path, (await ask(path)).headers.get("cache-control")]).toEqual([path, "private, no-store"]);
});

it("keeps no page outside whose query a cache could read otherwise", async () => {
  serve("a", 3);
  expect((await ask("/a/?page=2")).headers.get("cache-control")).toMatch(/^public/u);
  expect((await ask("/a/?page=x&page=2")).headers.get("cache-control")).toBe("private, no-store");
});

it.each(["PUT", "DELETE", "POST", "PATCH", "OPTIONS"])(
  "answers %s on a page with 405 and what it takes",
  async (method) => {
    serve("a", 1);
    for (const path of ["/a/", "/_next/static/a.js"]) {
      const answer = await ask(path, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  },
);

it.each<[string, string, Record<string, string>]>([
  ["/a/", "rsc", { rsc: "1" }],
  ["/calculator/", "rsc", { rsc: "1" }],
  ["/a/?_rsc=x", "_rsc", {}],
  ["/a/?page=2", "next-router-prefetch", { "next-router-prefetch": "1", rsc: "1" }],
])("lets no cache keep what Next's router is answered: %s with %s", async (path, _, headers) => {
  serve("a", 3);
  writeFileSync(join(app, ".next/app-path-routes-manifest.json"), '{ "/calculator/page": "/calculator" }');
  const answer = await ask(path, { headers: { accept: "text/html", ...headers } });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

it("serves later pages of a listing from the cache, as many as there are [BL-careerCenter-002, BL-careerCenter-004]", async () => {
  serve("list", 3);
  expect(await fetchRewrite("/list/?page=3")).toBe("/~page/3/list/");
  expect(await fetchRewrite("/list/?page=4")).toBeNull();
  expect((await ask("/list/?page=3")).headers.get("cache-control")).toBe("public, max-age=0, s-maxage=0");
  serve("plain", 1);
  expect(await fetchRewrite("/plain/?page=2")).toBeNull();
  serve("from-elsewhere", null);
  expect(await fetchRewrite("/from-elsewhere/?page=7")).toBe("/~page/7/from-elsewhere/");
  // A publish may have made it longer.
  forgetLookups("list");
  serve("list", null);
  expect(await fetchRewrite("/list/?page=4")).toBe("/~page/4/list/");
});

it("replaces headings for a visitor up to a rate, and then shows the page as it is [RT-045]", async () => {
  serve("a", 1);
  const proxy = createProxy({ brand, blocks: [] });
  const from = (address: string) => {
    const headers = { "x-forwarded-for": address };
    return proxy(new NextRequest(`${ORIGIN}/a/?hlText=Hello`, { headers }));
  };
  const targets = [];
  for (let time = 0; time < 61; time += 1)
    targets.push((await from("203.0.113.7")).headers.get("x-middleware-rewrite") !== null);
  expect(targets.filter(Boolean)).toHaveLength(60);
  const plainPage = await from("203.0.113.7");
  expect([plainPage.status, plainPage.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect((await from("203.0.113.8")).headers.get("x-middleware-rewrite")).not.toBeNull();
});

describe("a heading of the visitor's own, where what is sent can be filled with it", () => {
  const filling = async (
    path: string,
    headers: Record<string, string> = {},
    proxy?: ReturnType<typeof createProxy>,
  ) => {
    const request = { url: path, headers: { ...headers } };
    headingChange(request);
    return ask(path, { headers: request.headers }, proxy);
  };
  const getTarget = (answer: Response) => {
    const target = answer.headers.get("x-middleware-rewrite");
    return target === null ? null : new URL(target).pathname;
  };

  it("comes with a page that is kept for all headings, up to a rate, and goes into no cache outside [RT-045]", async () => {
    serve("list", 3);
    const proxy = createProxy({ brand, blocks: [] });
    const from = (address: string) =>
      filling("/list/?utm_source=x&page=2&hlText=Hello", { "x-forwarded-for": address }, proxy);
    for (let time = 0; time < 300; time += 1) {
      const answer = await from("203.0.113.20");
      expect([getTarget(answer), answer.headers.get("cache-control")]).toEqual([
        "/~heading/~page/2/list/",
        "private, no-store, no-transform",
      ]);
    }
    const plainPage = await from("203.0.113.20");
    expect([getTarget(plainPage), plainPage.headers.get("cache-control")]).toEqual([
      "/~page/2/list/",
      "private, no-store",
    ]);
    expect(getTarget(await from("203.0.113.21"))).toBe("/~heading/~page/2/list/");
  });

  it("comes with a later page of a listing too, as far as the listing has one [RT-045]", async () => {
    serve("list", 3);
    expect(getTarget(await filling("/list/?page=3&hlText=Hello"))).toBe("/~heading/~page/3/list/");
    expect(getTarget(await filling("/list/?hlText=Hello&page=4"))).toBe("/~heading/list/");
  });

  it.each([
    ["in a preview", "/a/?hlText=Hello&token=abc", {}],
    ["for Next's router", "/a/?hlText=Hello", { rsc: "1" }],
    ["for Next's router in the query", "/a/?hlText=Hello&_rsc=x", {}],
  ])("is rendered for the request %s", async (_case, path, headers) => {
    serve("a", 1);
    processLookups().pending.clear();
    vi.mocked(pooledFetch).mockImplementation(() => Promise.resolve(Response.json({ data: { entry: null } })));
    expect(getTarget(await filling(path, headers))).toMatch(/^\/~(?:live|screens)\//u);
  });

  it("is no way to a page that is missing", async () => {
    vi.mocked(pooledFetch).mockImplementation(() => Promise.resolve(Response.json({ data: { entry: null } })));
    const answer = await filling("/not-there/?hlText=Hello");
    expect([answer.status, getTarget(answer)]).toEqual([404, "/~screens/not-found/"]);
    expect(answer.headers.has("x-courseway-heading-places")).toBe(false);
  });
});

describe("on the live site", () => {
  const live = defineBrand({ ...brand, allowedHosts: { trustedDomains: ["ace.partner.example"] } });
  const visit = async (host: string, path: string, siteEnv = "production") => {
    vi.stubEnv("SITE_ENV", siteEnv);
    const log = vi.spyOn(console, "warn").mockReset().mockReturnValue();
    forgetEnv();
    vi.resetModules();
    const proxy = (await import("./create-proxy.ts")).createProxy({ brand: live, blocks: [] });
    const request = () => new NextRequest(`http://10.0.0.7:3002${path}`, { headers: { host } });
    const answers = [await proxy(request()), await proxy(request())];
    return { answers, reported: log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(host)) };
  };

  it.each(["evil.example", "www.ace.example.evil.example", "ace.example:8080", "notace.partner.example"])(
    "no page, redirect or screen answers under %s, and the log says it once [CFG-006]",
    async (host) => {
      for (const path of ["/preview-broken/", "/pricing", "/~live/"]) {
        const { answers, reported } = await visit(host, path);
        for (const answer of answers) {
          expect([answer.status, answer.headers.get("cache-control")]).toEqual([421, "private, no-store"]);
          expect(answer.headers.get("location")).toBeNull();
        }
        expect(reported.length).toBe(1);
      }
    },
  );

  it.each([
    "www.ace.example",
    "WWW.ace.example:443",
    "x.ace.partner.example",
    "10.0.0.7:3002",
    "web-7f:3002",
    "[::1]:3002",
  ])("pages answer under %s [CFG-006]", async (host) => {
    const { answers, reported } = await visit(host, "/pricing");
    expect([answers[0]?.status, reported]).toEqual([308, []]);
  });

  it("a preview deployment, which is none, answers under any name [CFG-006]", async () => {
    expect((await visit("evil.example", "/pricing", "preview")).answers[0]?.status).toBe(308);
  });
});

describe("redirects that editors wrote", () => {
  const rows = [
    { redirectFrom: "/old/", redirectTo: "/new/", redirectKind: "permanent" },
    { redirectFrom: "/sale/", redirectTo: "/pricing/?hc=SALE", redirectKind: "temporary" },
    { redirectFrom: "/gone/", redirectTo: null, redirectKind: "gone" },
    { redirectFrom: "/calculator/", redirectTo: "/new/", redirectKind: "permanent" },
  ];
  const content = vi.fn(async (_url: unknown, { body }: { body: string }) =>
    Response.json({ data: body.includes("query Redirects") ? { redirects: { redirects: rows } } : { entry: null } }),
  );
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for("courseway.site-index"));
    vi.mocked(pooledFetch).mockImplementation(content as unknown as typeof pooledFetch);
  });
  const fetchAnswer = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get("location") ?? headers.get("x-middleware-rewrite")];
  };

  it("lead on in one step, slash or none, with the visitor's own query [LNK-005, LNK-006, LNK-007]", async () => {
    expect(await fetchAnswer("/old/")).toEqual([308, `${ORIGIN}/new/`]);
    expect(await fetchAnswer("/old?hc=A&page=2")).toEqual([308, `${ORIGIN}/new/?hc=A`]);
    expect(await fetchAnswer("/sale/?hc=B")).toEqual([307, `${ORIGIN}/pricing/?hc=SALE,B`]);
  });

  it("are kept by no browser, where an editor could not take one back, and by no cache, since they have the visitor's query", async () => {
    expect((await ask("/old/?hc=MINE")).headers.get("cache-control")).toBe("private, no-store");
  });

  it("say of a page that is gone that it is", async () => {
    expect(await fetchAnswer("/gone/")).toEqual([410, `${ORIGIN}/~screens/gone/`]);
  });

  it("leave previews and the app's own pages alone", async () => {
    writeFileSync(join(app, ".next/app-path-routes-manifest.json"), '{ "/calculator/page": "/calculator" }');
    expect((await ask("/calculator/")).headers.get("location")).toBeNull();
    expect((await ask("/old/?token=abc")).headers.get("location")).toBeNull();
  });

  it("cost a page of the cache no call", async () => {
    serve("a", 1);
    await ask("/a/");
    // What changed, and the list of pages, are asked now and then, whatever is visited.
    const asked = () =>
      content.mock.calls.filter(([, { body }]) => /query (?:PageLookup|Redirects)/u.test(body)).length;
    const before = asked();
    for (let time = 0; time < 5; time += 1) await ask("/a/");
    expect(asked()).toBe(before);
  });

  it("are asked for together with the page, where both are read again after a publish", async () => {
    serve("both", 1);
    await ask("/both/");
    forgetLookups(null);
    content.mockClear();
    let answerRedirects = (): void => {};
    const asked = new Promise<void>((resolve) => (answerRedirects = resolve));
    content.mockImplementationOnce(async () => {
      await asked;
      return Response.json({ data: { redirects: { redirects: rows } } });
    });
    const answered = ask("/both/");
    await vi.waitFor(() =>
      expect(content.mock.calls.map(([, { body }]) => body)).toContainEqual(expect.stringContaining('"both"')),
    );
    answerRedirects();
    await answered;
  });

  it("show after a publish at the next request", async () => {
    await ask("/old/");
    rows.push({ redirectFrom: "/newly-old/", redirectTo: "/new/", redirectKind: "permanent" });
    expect((await fetchAnswer("/newly-old/"))[0]).not.toBe(308);
    forgetLookups(null);
    expect(await fetchAnswer("/newly-old/")).toEqual([308, `${ORIGIN}/new/`]);
  });
});

describe("the files at the site's root", () => {
  it.each(["robots.txt", "sitemap.xml", "feed.xml", "atom.xml"])(
    "%s is the storefront's, until the app has one of its own",
    async (name) => {
      expect(await fetchRewrite(`/${name}`)).toBe(`/~files/${name}`);
      writeFileSync(join(app, ".next/app-path-routes-manifest.json"), `{ "/${name}/route": "/${name}" }`);
      expect(await fetchRewrite(`/${name}`)).toBeNull();
    },
  );
});

describe("the list of drafts", () => {
  it("is for whoever brings a token, is rendered for them alone, and kept by nobody", async () => {
    const answer = await ask("/preview/?token=abc");
    expect(answer.headers.get("x-middleware-rewrite")).toBe(`${ORIGIN}/~live/preview/?token=abc`);
    expect(answer.headers.get("cache-control")).toBe("private, no-store, no-transform");
  });

  it("is nowhere without one", async () => {
    vi.mocked(pooledFetch).mockImplementation(() => Promise.resolve(Response.json({ data: { entry: null } })));
    const answer = await ask("/preview/");
    expect([answer.status, answer.headers.get("x-middleware-rewrite")]).toEqual([404, `${ORIGIN}/~screens/not-found/`]);
  });
});

it("takes a page for missing half a minute long, whatever becomes of the clock meanwhile", async () => {
  let exists = false;
  vi.mocked(pooledFetch).mockImplementation(() =>
    Promise.resolve(
      Response.json({ data: { entry: exists ? { slug: "late", typeHandle: "visionTemplateEntry" } : null } }),
    ),
  );
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await ask("/late/")).status).toBe(404);
  exists = true;
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(31_000);
  expect((await ask("/late/")).status).toBe(200);
});

it("does not take a page for missing that was published while content said that it was", async () => {
  let exists = false;
  vi.mocked(pooledFetch).mockImplementation((_url, init) => {
    const entry = exists ? { slug: "arrived", typeHandle: "visionTemplateEntry" } : null;
    // It is published after content has read, and before its answer is here.
    if (String(init?.body).includes('"arrived"') && !exists) {
      exists = true;
      forgetLookups("arrived");
    }
    return Promise.resolve(Response.json({ data: { entry } }));
  });
  expect((await ask("/arrived/")).status).toBe(404);
  expect((await ask("/arrived/")).status).toBe(200);
});

it("answers a missing page with the one that was meant, in a screen of that page and not of each wrong address", async () => {
  Reflect.deleteProperty(globalThis, Symbol.for("courseway.site-index"));
  const entries = ["home", "pricing"].map((slug) => ({ slug }));
  vi.mocked(pooledFetch).mockImplementation((_url, init) => {
    const data = String(init?.body).includes("query PageList") ? { entries } : { entry: null };
    return Promise.resolve(Response.json({ data }));
  });
  const proxy = createProxy({ brand, blocks: [] });
  const fetchScreen = async (path: string) => {
    const { status, headers } = await proxy(new NextRequest(`${ORIGIN}${path}`));
    expect(status).toBe(404);
    return headers.get("x-middleware-rewrite");
  };
  await fetchScreen("/nothing-like-it/");
  await vi.waitFor(async () => {
    expect(await fetchScreen("/pricng/")).toBe(`${ORIGIN}/~screens/not-found--pricing/`);
  });
  expect(await fetchScreen("/pricin/")).toBe(`${ORIGIN}/~screens/not-found--pricing/`);
  expect(await fetchScreen("/nothing-like-it/")).toBe(`${ORIGIN}/~screens/not-found/`);
});

describe("the policy of an answer", () => {
  const getPolicy = (answer: Response) => answer.headers.get("content-security-policy") ?? "";
  const listNonces = (policy: string) => [...policy.matchAll(/'nonce-([^']+)'/gu)].map(([, nonce]) => nonce);

  it("is a cached page's: room for the hashes of its scripts, and no nonce, in the request neither", async () => {
    serve("a", 1);
    const answer = await ask("/a/", { headers: { "content-security-policy": "script-src 'nonce-mine'" } });
    expect(getPolicy(answer)).toMatch(/script-src [^;]*'page-scripts'/u);
    expect(listNonces(getPolicy(answer))).toEqual([]);
    expect(getPolicy(answer)).toContain("frame-ancestors 'none'");
  });

  it("is a live page's: a nonce of its own at each request, which Next is told", async () => {
    serve("a", 1);
    const [first, second] = [await ask("/a/?hlText=b"), await ask("/a/?hlText=b")].map((answer) => ({
      nonces: listNonces(getPolicy(answer)),
      reported: listNonces(answer.headers.get("x-middleware-request-content-security-policy") ?? ""),
      marked: answer.headers.get("x-courseway-live-page"),
    }));
    // For its scripts and for its styles.
    expect(first?.nonces).toHaveLength(2);
    expect(new Set(first?.nonces)).toEqual(new Set(first?.reported));
    // By which its scripts are taken out of the page.
    expect(first?.nonces).toContain(first?.marked);
    expect(second?.nonces).not.toEqual(first?.nonces);
  });

  it("gives no nonce to a screen in a live page's place, nor to a page for a visitor who wants too many: both are kept for others", async () => {
    serve("a", 1);
    const nonceToldTo = (answer: Response) => answer.headers.get("x-middleware-request-content-security-policy");
    const proxy = createProxy({ brand, blocks: [] });
    const live = () =>
      proxy(new NextRequest(`${ORIGIN}/a/?hlText=b`, { headers: { "x-forwarded-for": "203.0.113.9" } }));
    for (let count = 0; count < 60; count += 1) expect(nonceToldTo(await live())).not.toBeNull();
    expect(nonceToldTo(await live())).toBeNull();
    vi.mocked(pooledFetch).mockImplementation(() => Promise.resolve(Response.json({ data: { entry: null } })));
    const missing = await ask("/nowhere/?token=abc");
    expect([missing.status, nonceToldTo(missing)]).toEqual([404, null]);
  });

  it("lets editors frame what stands in a preview's place", async () => {
    for (const path of ["/preview-broken/", "/404/?token=abc"])
      expect([path, getPolicy(await ask(path))]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'self' http://content.test"),
      ]);
  });

  it("is on every screen and every refusal of a page, and on no file", async () => {
    for (const path of ["/404/", "/_next/x/"]) expect(getPolicy(await ask(path))).toContain("object-src 'none'");
    expect(getPolicy(await ask("/old"))).toBe("");
  });

  it("leaves redirects to the visitor who was sent on: they have their query", async () => {
    expect((await ask("/a?hc=MINE")).headers.get("cache-control")).toBe("private, no-store");
  });
});
