import type { RedirectRow } from "@courseway/content-client";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brand as plain } from "@courseway/chrome/testing/brand";
import { readRedirects, redirectTarget } from "./redirects.ts";

const brand = { ...plain, siblingSites: ["https://www.sister.example"] };

const moved = (
  redirectFrom: string,
  redirectTo: string | null,
  redirectKind: RedirectRow["redirectKind"] = "permanent",
) => ({
  redirectFrom,
  redirectTo,
  redirectKind,
});
const read = (...rows: RedirectRow[]) => readRedirects(rows, brand);
const only = (...rows: RedirectRow[]) => {
  const { byPath, problems } = read(...rows);
  expect(problems).toEqual([]);
  return [...byPath];
};

describe("a redirect that holds", () => {
  it.each([
    ["/old/", "/new/"],
    ["/old", "/new"],
    ["https://www.ace.example/old", "https://www.ace.example/new/"],
    ["/old/?a=b", "/new/"],
  ])("from %s to %s is one of the pages' one addresses, so that it is one way", (from, to) => {
    expect(only(moved(from, to))).toEqual([["/old/", { kind: "moved", to: "/new/", status: 308 }]]);
  });

  it.each([
    ["/courses/?hc=SALE#prices", "/courses/?hc=SALE#prices"],
    ["https://www.sister.example/a", "https://www.sister.example/a"],
    ["https://checkout.ace.example/cart?productId=1", "https://checkout.ace.example/cart?productId=1"],
  ])("may lead to %s", (to, target) => {
    expect(only(moved("/old/", to, "temporary"))).toEqual([["/old/", { kind: "moved", to: target, status: 307 }]]);
  });

  it.each([
    ["/courses#prices", "/courses/#prices"],
    ["/courses?hc=SALE#prices", "/courses/?hc=SALE#prices"],
    ["/guide.pdf#page=2", "/guide.pdf#page=2"],
  ])("to %s leads to %s: the slash goes before query and fragment [RT-022]", (to, target) => {
    expect(only(moved("/old/", to))).toMatchObject([["/old/", { to: target }]]);
  });

  it("may say that a page is gone", () => {
    expect(only(moved("/old/", null, "gone"))).toEqual([["/old/", { kind: "gone" }]]);
  });
});

describe("a redirect that is refused tells its editor why", () => {
  it.each([
    ["to itself", moved("/a/", "https://www.ace.example/a"), /leads to itself/u],
    ["off the family's sites", moved("/a/", "https://evil.example/"), /is on no site of the family/u],
    ["to a host behind two slashes", moved("/a/", "//evil.example/"), /is on no site of the family/u],
    ["to a host behind a backslash", moved("/a/", "/\\evil.example/"), /is on no site of the family/u],
    ["to a script", moved("/a/", "javascript:alert(1)"), /is on no site of the family/u],
    ["nowhere", moved("/a/", null), /has no target/u],
    ["gone, and yet with a target", moved("/a/", "/b/", "gone"), /leads nowhere/u],
    ["from another site", moved("https://evil.example/a/", "/b/"), /no address of this site/u],
    ["from no address", moved("old page", "/b/"), /no address of this site/u],
    ["from an address of the site's own", moved("/api/prices/", "/b/"), /site itself needs/u],
  ])("%s", (_, row, reason) => {
    const { byPath, problems } = read(row, moved("/fine/", "/b/"));
    expect([...byPath.keys()]).toEqual(["/fine/"]);
    expect(problems).toEqual([expect.stringMatching(reason)]);
    expect(problems[0]).toContain(`Redirect 1, from "${row.redirectFrom}"`);
  });

  it("over another old address, with the target to write instead", () => {
    const { byPath, problems } = read(moved("/a/", "/b/"), moved("/b/", "/c/?x=1"));
    expect([...byPath.keys()]).toEqual(["/b/"]);
    expect(problems).toEqual([expect.stringContaining("Write /c/?x=1 as the target")]);
  });

  it("to a page that is gone", () => {
    expect(read(moved("/a/", "/b/"), moved("/b/", null, "gone")).problems).toEqual([
      expect.stringContaining("is gone"),
    ]);
  });

  it("in a circle, however long", () => {
    const { byPath, problems } = read(moved("/a/", "/b/"), moved("/b/", "/c/"), moved("/c/", "/a/"));
    expect(byPath.size).toBe(0);
    expect(problems).toHaveLength(3);
    for (const problem of problems) expect(problem).toContain("comes back to itself");
  });

  it("written twice", () => {
    const { byPath, problems } = read(moved("/a/", "/b/"), moved("/a", "/c/"));
    expect(byPath.get("/a/")).toMatchObject({ to: "/b/" });
    expect(problems).toEqual([expect.stringContaining("earlier line")]);
  });
});

it("never sends anybody round or twice, whatever editors write", () => {
  const path = fc.constantFrom("/a/", "/b", "/c/", "/d--e/", "/d/e/", "/home/", "/", "https://www.ace.example/b/");
  const kind = fc.constantFrom("permanent", "temporary", "gone");
  const row = fc.record({ redirectFrom: path, redirectTo: fc.option(path), redirectKind: kind });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const { byPath, problems } = readRedirects(rows, brand);
      expect(byPath.size + problems.length).toBe(rows.length);
      for (const redirect of byPath.values())
        if (redirect.kind === "moved") expect(byPath.has(redirect.to)).toBe(false);
    }),
  );
});

it("takes the visitor's query along as every link does [LNK-005, LNK-006, LNK-007, LNK-009]", () => {
  expect(redirectTarget("/new/?hc=A", "?hc=B&utm_source=mail&page=2&hlText=x", brand)).toBe(
    "/new/?hc=A,B&utm_source=mail",
  );
  expect(redirectTarget("/new/#top", "?x=<b>", brand)).toBe("/new/#top");
  expect(redirectTarget("https://elsewhere.example/", "?hc=B", brand)).toBe("https://elsewhere.example/");
});
