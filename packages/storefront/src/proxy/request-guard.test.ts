import { describe, expect, it } from "vitest";
import { isRouterRequest, refusalOf } from "./request-guard.ts";

describe("refusalOf", () => {
  it.each(["GET", "HEAD"])("lets a page be read with %s", (method) => {
    expect(refusalOf(method, "/a/")).toBeNull();
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s and says what a page answers", (method) => {
    expect(refusalOf(method, "/a/")).toEqual({ status: 405, headers: { allow: "GET, HEAD" } });
  });

  it("looks no address up that is longer than any page's", () => {
    expect(refusalOf("GET", `/${"a".repeat(998)}/`)).toBeNull();
    expect(refusalOf("GET", `/${"a".repeat(999)}/`)).toMatchObject({ status: 404 });
  });
});

describe("isRouterRequest", () => {
  it.each([
    "rsc",
    "next-router-state-tree",
    "next-router-prefetch",
    "next-router-segment-prefetch",
    "next-hmr-refresh",
    "next-url",
  ])("knows the router by its header %s", (name) => {
    expect(isRouterRequest(new Headers({ [name]: "1", accept: "text/html" }), "")).toBe(true);
  });

  it("knows it by its parameter, and no visitor for it", () => {
    expect(isRouterRequest(new Headers(), "?_rsc=abc")).toBe(true);
    expect(isRouterRequest(new Headers(), "?a=1&_rsc")).toBe(true);
    expect(isRouterRequest(new Headers({ accept: "text/html" }), "?rsc=1&coupon=_rsc")).toBe(false);
  });
});
