import { describe, expect, it } from "vitest";
import { routeOf } from "./route.ts";

describe("routeOf", () => {
  it("puts the missing slash behind the path and before query and fragment [RT-019, RT-021]", () => {
    expect(routeOf("/real-estate", "?hc=A")).toEqual({ kind: "redirect", to: "/real-estate/?hc=A", status: 308 });
    expect(routeOf("/real-estate/", "?hc=A")).toEqual({ kind: "cached", path: "/real-estate/" });
  });

  it("leaves a .html path without a slash [RT-020]", () => {
    expect(routeOf("/old/page.html", "")).toEqual({ kind: "cached", path: "/old/page.html" });
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
    expect(routeOf("/drafts/", "?token=abc")).toEqual({ kind: "live", path: "/drafts/", token: "abc" });
  });

  it("shows preview-broken for a preview without a usable token [RT-005]", () => {
    expect(routeOf("/preview/", "?slug=home")).toMatchObject({ to: "/preview-broken/" });
    expect(routeOf("/home/", "?token=%3Cscript%3E")).toMatchObject({ to: "/preview-broken/" });
  });

  it("renders a page for the request when hlText or page is asked", () => {
    expect(routeOf("/a/", "?hlText=Hello-There")).toMatchObject({ kind: "live", token: null });
    expect(routeOf("/a/", "?page=2")).toMatchObject({ kind: "live" });
  });

  it("answers /404/ with the not-found screen [RT-006]", () => {
    expect(routeOf("/404/", "")).toEqual({ kind: "not-found" });
  });

  it("lets nobody reach the internal routes by address", () => {
    expect(routeOf("/~live/a/", "?page=2")).toEqual({ kind: "not-found" });
  });
});
