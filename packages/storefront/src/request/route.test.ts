import { describe, expect, it } from "vitest";
import { appRoutes } from "@courseway/next-front/app-routes";
import { findRoute as routeIn, isStorefrontRoute } from "./route.ts";

const own = appRoutes(
  {
    pages: ["/[[...path]]", "/_not-found", "/~live/[[...path]]", "/calculator", "/tools/[id]"],
    handlers: ["/api/[...call]", "/healthz", "/robots.txt"],
    files: ["/ads.txt", "/team photo.jpg", "/_next/static/chunks/a.js"],
  },
  isStorefrontRoute,
);
const canonical = (path: string): string => path.replace("/home/", "/").replaceAll("%7E", "~");
const findRoute = (path: string, search: string) => routeIn(path, search, own, canonical, "/search/");

describe("findRoute", () => {
  it("puts the missing slash behind the path and before query and fragment [RT-019, RT-021]", () => {
    expect(findRoute("/real-estate", "?hc=A")).toEqual({ kind: "redirect", to: "/real-estate/?hc=A", status: 308 });
    expect(findRoute("/real-estate/", "?hc=A")).toEqual({ kind: "cached", path: "/real-estate/", listingPage: 1 });
  });

  it("sends every search to one page, whatever it asks for, unless the site has none", () => {
    for (const search of ["", "?q=florida", "?q=a&token=abc", "?hlText=Sale"])
      expect(findRoute("/search/", search)).toEqual({ kind: "search", path: "/search/" });
    expect(findRoute("/search", "?q=a")).toEqual({ kind: "redirect", to: "/search/?q=a", status: 308 });
    expect(routeIn("/search/", "?q=a", own, canonical, null)).toMatchObject({ kind: "cached" });
  });

  it("leaves a .html path without a slash [RT-020]", () => {
    expect(findRoute("/old/page.html", "")).toEqual({ kind: "cached", path: "/old/page.html", listingPage: 1 });
  });

  it("redirects a preview to the path in its slug and keeps the token [RT-016]", () => {
    expect(findRoute("/preview/", "?token=abc&slug=real-estate--arizona")).toEqual({
      kind: "redirect",
      to: "/real-estate/arizona/?token=abc",
      status: 307,
    });
  });

  it.each(["----evil.example", "//evil.example", "https:--evil.example", "\\\\evil.example"])(
    "keeps a preview of %s on this site [RT-016]",
    (slug) => {
      const route = findRoute("/preview/", `?token=abc&slug=${encodeURIComponent(slug)}`);
      expect(route.kind === "redirect" && new URL(route.to, "https://ace.example").host).toBe("ace.example");
    },
  );

  it("takes a token on any other path for a preview of that page [RT-017]", () => {
    expect(findRoute("/drafts/", "?token=abc")).toMatchObject({ kind: "dynamic", path: "/drafts/", token: "abc" });
  });

  it("shows preview-broken for a preview without a usable token [RT-005]", () => {
    expect(findRoute("/preview/", "?slug=home")).toMatchObject({ to: "/preview-broken/" });
    expect(findRoute("/a/", "?token=%3Cscript%3E")).toMatchObject({ to: "/preview-broken/" });
  });

  it("renders a page for the request when hlText is asked [RT-045]", () => {
    expect(findRoute("/a/", "?hlText=Hello-There")).toMatchObject({ kind: "dynamic", token: null });
    expect(findRoute("/a/", "?page=2&hlText=Hello-There")).toMatchObject({ kind: "dynamic", listingPage: 2 });
  });

  it("takes each later page of a listing for a page of its own, and what is no page's number for the first [BL-careerCenter-002, BL-careerCenter-004]", () => {
    const findPageRoute = (search: string) => findRoute("/a/", search);
    for (const number of [2, 9, 10, 999])
      expect(findPageRoute(`?x=1&page=${number}`)).toEqual({ kind: "cached", path: "/a/", listingPage: number });
    for (const text of ["", "0", "01", "-2", "2.0", "1000", "two", " 2"])
      expect(findPageRoute(`?page=${text}`)).toEqual({ kind: "cached", path: "/a/", listingPage: 1 });
  });

  it.each([
    ["/a/", "?page=1", "/a/"],
    ["/a/", "?hc=A%20B&page=1&utm_source=mail", "/a/?hc=A%20B&utm_source=mail"],
    ["/a", "?page=1&hlText=Hello", "/a/?hlText=Hello"],
    ["/a/", "?page=1&token=abc", "/a/?token=abc"],
  ])("takes the number of the first page out of %s%s [BL-careerCenter-003]", (path, search, to) => {
    expect(findRoute(path, search)).toEqual({ kind: "redirect", to, status: 308 });
  });

  it.each(["?page=1&page=2", "?homepage=1", "?page=10"])("leaves %s as it is", (search) => {
    expect(findRoute("/a/", search)).toMatchObject({ kind: "cached" });
  });

  it("leaves the query of an app's own page to the app", () => {
    expect(findRoute("/calculator/", "?page=1")).toEqual({ kind: "own", isPage: true });
    expect(findRoute("/calculator", "?page=1")).toMatchObject({ to: "/calculator/?page=1" });
  });

  it("leads every spelling of an address to the one, with its query, in one step [RT-012, RT-018]", () => {
    expect(findRoute("/home", "?hc=A")).toEqual({ kind: "redirect", to: "/?hc=A", status: 308 });
    expect(findRoute("/%7Elive/a/", "")).toEqual({ kind: "not-found" });
  });

  it("answers /404/ with the not-found screen [RT-006]", () => {
    expect(findRoute("/404/", "")).toEqual({ kind: "not-found" });
  });

  it("lets nobody reach the internal routes by address", () => {
    expect(findRoute("/~live/a/", "?page=2")).toEqual({ kind: "not-found" });
  });

  it.each([
    "/robots.txt",
    "/ads.txt",
    "/team%20photo.jpg",
    "/api/prices/",
    "/api/a/b",
    "/healthz",
    "/_next/static/chunks/a.js",
  ])("leaves %s to the app, which has a route or a file of that name", (path) => {
    expect(findRoute(path, "?page=2")).toEqual({ kind: "own", isPage: false });
  });

  it.each(["/calculator/", "/tools/7/"])("leaves %s to the app, which has a page of that name", (path) => {
    expect(findRoute(path, "?page=2")).toEqual({ kind: "own", isPage: true });
  });

  it("gives the app's own pages their slash as well [RT-019]", () => {
    expect(findRoute("/calculator", "?hc=A")).toEqual({ kind: "redirect", to: "/calculator/?hc=A", status: 308 });
  });

  it.each(["/_next/q1/", "/_next/data/x/home.json", "/favicon.ico"])(
    "answers %s at once: it is nobody's and must cost neither a lookup nor a place in the cache",
    (path) => {
      expect(findRoute(path, "")).toEqual({ kind: "closed" });
    },
  );

  it("leads to a file that this build lacks only if every build names such a file by its content", () => {
    for (const name of [
      "chunks/0a~b_.-c.js",
      "chunks/0a.css",
      "islands/AFJC3YFT.js",
      "media/a.0b.woff2",
      "media/a.png",
    ])
      expect(findRoute(`/_next/static/${name}`, "")).toEqual({ kind: "file", name: name.replace("/", ",") });
    const others = [
      "islands/manifest.json",
      "build-id/_buildManifest.js",
      "chunks/b.js/",
      "chunks/x/a.js",
      "chunks/a.js.map",
    ];
    for (const other of others) expect(findRoute(`/_next/static/${other}`, "")).toEqual({ kind: "closed" });
  });

  it("leads to the data and the styles of a finished page by their names, and nowhere by any other", () => {
    const hash = "0123456789abcdef";
    const [data, styles] = [`${hash}.js`, `${hash}-0a_b~.-c.css`];
    for (const name of [data, styles]) expect(findRoute(`/_page-data/${name}`, "")).toEqual({ kind: "file", name });
    const others = [
      "",
      "a.js",
      `${data}/`,
      `x/${data}`,
      data.toUpperCase(),
      `${hash}.css`,
      `${hash}0.js`,
      `${hash}-../a.css`,
      `${hash}-.css`,
    ];
    for (const other of others) expect(findRoute(`/_page-data/${other}`, "")).toEqual({ kind: "closed" });
  });

  it.each(["/apiary/", "/healthz-report/", "/content-assets/x/", "/tools/7/more/", "/_nextra/", "/icon.svg.bak/"])(
    "takes %s for a page of the content, whatever it begins with [RT-001]",
    (path) => {
      expect(findRoute(path, "")).toEqual({ kind: "cached", path, listingPage: 1 });
    },
  );
});
