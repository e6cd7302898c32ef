import { COOKIES } from "@courseway/brand";
import { pageSiteData } from "@courseway/visitor";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { cookieValues } from "./cookies.ts";

afterEach(() => vi.unstubAllGlobals());

/** What the page's scripts read of the same cookies. */
function inBrowser(header: string, name: string): string | undefined {
  vi.stubGlobal("document", { cookie: header });
  return pageSiteData.cookies()[name];
}

const state = COOKIES.state.name;

test("reads a cookie as the page's scripts do, whatever its value", () => {
  const text = fc.oneof(
    fc.constantFrom("TX", "%54X", '"TX"', "100%", "%E0%A4", "a=b", "a%3Db", "%22", ""),
    fc.string().map((any) => any.replaceAll(/[;\s]/gu, "")),
  );
  const name = fc.constantFrom(state, "other", `${state}s`, `x${state}`);
  const header = fc.array(fc.tuple(name, text)).map((all) => all.map((pair) => pair.join("=")).join("; "));
  fc.assert(
    fc.property(header, (cookies) => {
      expect(cookieValues(cookies, COOKIES.state)[0]).toBe(inBrowser(cookies, state));
    }),
  );
});

test("finds both values where a host and its parent have one each, and none that cannot be read", () => {
  expect(cookieValues(`${state}=AZ; ${state}="TX";${state}=%E0`, COOKIES.state)).toEqual(["AZ", "TX"]);
  expect(cookieValues(null, COOKIES.state)).toEqual([]);
});
