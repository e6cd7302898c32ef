import { describe, expect, it } from "vitest";
import { hasPlainListingPage, isRouterRequest, findRefusal } from "./request-guard.ts";

describe("findRefusal", () => {
  it.each(["GET", "HEAD"])("lets a page be read with %s", (method) => {
    expect(findRefusal(method, "/a/")).toBeNull();
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s and says what a page answers", (method) => {
    expect(findRefusal(method, "/a/")).toEqual({ status: 405, headers: { allow: "GET, HEAD" } });
  });

  it("looks no address up that is longer than any page's", () => {
    expect(findRefusal("GET", `/${"a".repeat(998)}/`)).toBeNull();
    expect(findRefusal("GET", `/${"a".repeat(999)}/`)).toMatchObject({ status: 404 });
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

describe("hasPlainListingPage", () => {
  it.each(["", "?utm_source=mail", "?page=2", "?utm_source=mail&page=12&hc=A", "?homepage=2", "?page=1"])(
    "lets %j be kept by a cache outside",
    (search) => {
      expect(hasPlainListingPage(search)).toBe(true);
    },
  );

  it.each([
    "?page=2&page=3",
    "?page=x&page=3",
    "?%70age=2",
    "?page=%32",
    "?Page=2",
    "?page=2&Page=3",
    "?page",
    "?page=x",
  ])("keeps %j out of caches, which could take it for another page", (search) => {
    expect(hasPlainListingPage(search)).toBe(false);
  });
});
