import { describe, expect, it } from "vitest";
import { appRoutes } from "./app-routes.ts";
import { routeOf as routeIn } from "./route.ts";

const own = appRoutes({
  pages: ["/[[...path]]", "/_not-found", "/~live/[[...path]]", "/calculator", "/tools/[id]"],
  handlers: ["/api/[...call]", "/healthz", "/robots.txt"],
  files: ["/ads.txt", "/team photo.jpg", "/_next/static/chunks/a.js"],
});
const canonical = (path: string): string => path.replace("/home/", "/").replaceAll("%7E", "~");
const routeOf = (path: string, search: string) => routeIn(path, search, own, canonical, "/search/");

describe("routeOf", () => {
  it("puts the missing slash behind the path and before query and fragment [RT-019, RT-021]", () => {
    expect(routeOf("/real-estate", "?hc=A")).toEqual({ kind: "redirect", to: "/real-estate/?hc=A", status: 308 });
    expect(routeOf("/real-estate/", "?hc=A")).toEqual({ kind: "cached", path: "/real-estate/", listingPage: 1 });
  });

  it("sends every search to one page, whatever it asks for, unless the site has none", () => {
    for (const search of ["", "?q=florida", "?q=a&token=abc", "?hlText=Sale"])
      expect(routeOf("/search/", search)).toEqual({ kind: "search", path: "/search/" });
    expect(routeOf("/search", "?q=a")).toEqual({ kind: "redirect", to: "/search/?q=a", status: 308 });
    expect(routeIn("/search/", "?q=a", own, canonical, null)).toMatchObject({ kind: "cached" });
  });

  it("leaves a .html path without a slash [RT-020]", () => {
    expect(routeOf("/old/page.html", "")).toEqual({ kind: "cached", path: "/old/page.html", listingPage: 1 });
  });

  it("redirects a preview to the path in its slug and keeps the token [RT-016]", () => {
    expect(routeOf("/preview/", "?token=abc&slug=real-estate--arizona")).toEqual({
      kind: "redirect",
      to: "/real-estate/arizona/?token=abc",
      status: 307,
    });
  });

  it.each(["----evil.example", "//evil.example", "https:--evil.example", "\\\\evil.example"])(
    "keeps a preview of %s on this site [RT-016]",
    (slug) => {
      const route = routeOf("/preview/", `?token=abc&slug=${encodeURIComponent(slug)}`);
      expect(route.kind === "redirect" && new URL(route.to, "https://ace.example").host).toBe("ace.example");
    },
  );

  it("takes a token on any other path for a preview of that page [RT-017]", () => {
    expect(routeOf("/drafts/", "?token=abc")).toMatchObject({ kind: "live", path: "/drafts/", token: "abc" });
  });

  it("shows preview-broken for a preview without a usable token [RT-005]", () => {
    expect(routeOf("/preview/", "?slug=home")).toMatchObject({ to: "/preview-broken/" });
    expect(routeOf("/a/", "?token=%3Cscript%3E")).toMatchObject({ to: "/preview-broken/" });
  });

  it("renders a page for the request when hlText is asked [RT-045]", () => {
    expect(routeOf("/a/", "?hlText=Hello-There")).toMatchObject({ kind: "live", token: null });
    expect(routeOf("/a/", "?page=2&hlText=Hello-There")).toMatchObject({ kind: "live", listingPage: 2 });
  });

  it("takes each later page of a listing for a page of its own, and what is no page's number for the first [BL-careerCenter-002, BL-careerCenter-004]", () => {
    const pageOf = (search: string) => routeOf("/a/", search);
    for (const number of [2, 9, 10, 999])
      expect(pageOf(`?x=1&page=${number}`)).toEqual({ kind: "cached", path: "/a/", listingPage: number });
    for (const text of ["", "0", "01", "-2", "2.0", "1000", "two", " 2"])
      expect(pageOf(`?page=${text}`)).toEqual({ kind: "cached", path: "/a/", listingPage: 1 });
  });

  it.each([
    ["/a/", "?page=1", "/a/"],
    ["/a/", "?hc=A%20B&page=1&utm_source=mail", "/a/?hc=A%20B&utm_source=mail"],
    ["/a", "?page=1&hlText=Hello", "/a/?hlText=Hello"],
    ["/a/", "?page=1&token=abc", "/a/?token=abc"],
  ])("takes the number of the first page out of %s%s [BL-careerCenter-003]", (path, search, to) => {
    expect(routeOf(path, search)).toEqual({ kind: "redirect", to, status: 308 });
  });

  it.each(["?page=1&page=2", "?homepage=1", "?page=10"])("leaves %s as it is", (search) => {
    expect(routeOf("/a/", search)).toMatchObject({ kind: "cached" });
  });

  it("leaves the query of an app's own page to the app", () => {
    expect(routeOf("/calculator/", "?page=1")).toEqual({ kind: "own", isPage: true });
    expect(routeOf("/calculator", "?page=1")).toMatchObject({ to: "/calculator/?page=1" });
  });

  it("leads every spelling of an address to the one, with its query, in one step [RT-012, RT-018]", () => {
    expect(routeOf("/home", "?hc=A")).toEqual({ kind: "redirect", to: "/?hc=A", status: 308 });
    expect(routeOf("/%7Elive/a/", "")).toEqual({ kind: "not-found" });
  });

  it("answers /404/ with the not-found screen [RT-006]", () => {
    expect(routeOf("/404/", "")).toEqual({ kind: "not-found" });
  });

  it("lets nobody reach the internal routes by address", () => {
    expect(routeOf("/~live/a/", "?page=2")).toEqual({ kind: "not-found" });
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
    expect(routeOf(path, "?page=2")).toEqual({ kind: "own", isPage: false });
  });

  it.each(["/calculator/", "/tools/7/"])("leaves %s to the app, which has a page of that name", (path) => {
    expect(routeOf(path, "?page=2")).toEqual({ kind: "own", isPage: true });
  });

  it("gives the app's own pages their slash as well [RT-019]", () => {
    expect(routeOf("/calculator", "?hc=A")).toEqual({ kind: "redirect", to: "/calculator/?hc=A", status: 308 });
  });

  it.each(["/_next/q1/", "/_next/data/x/home.json", "/favicon.ico"])(
    "answers %s at once: it is nobody's and must cost neither a lookup nor a place in the cache",
    (path) => {
      expect(routeOf(path, "")).toEqual({ kind: "closed" });
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
      expect(routeOf(`/_next/static/${name}`, "")).toEqual({ kind: "file", name: name.replace("/", ",") });
    const others = [
      "islands/manifest.json",
      "build-id/_buildManifest.js",
      "chunks/b.js/",
      "chunks/x/a.js",
      "chunks/a.js.map",
    ];
    for (const other of others) expect(routeOf(`/_next/static/${other}`, "")).toEqual({ kind: "closed" });
  });

  it("leads to the data and the styles of a finished page by their names, and nowhere by any other", () => {
    const hash = "0123456789abcdef";
    const [data, styles] = [`${hash}.js`, `${hash}-0a_b~.-c.css`];
    for (const name of [data, styles]) expect(routeOf(`/_page-data/${name}`, "")).toEqual({ kind: "file", name });
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
    for (const other of others) expect(routeOf(`/_page-data/${other}`, "")).toEqual({ kind: "closed" });
  });

  it.each(["/apiary/", "/healthz-report/", "/content-assets/x/", "/tools/7/more/", "/_nextra/", "/icon.svg.bak/"])(
    "takes %s for a page of the content, whatever it begins with [RT-001]",
    (path) => {
      expect(routeOf(path, "")).toEqual({ kind: "cached", path, listingPage: 1 });
    },
  );
});
