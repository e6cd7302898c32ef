import { expect, test } from "vitest";
import { isAllowedHost, isReviewApp } from "./allowed-hosts.ts";
import { exampleBrand } from "../testing/example-brand.ts";

test.each([
  ["www.brand.example", true],
  ["WWW.BRAND.EXAMPLE", true],
  ["brand.example", true],
  ["trusted.example", true],
  ["a.trusted.example", true],
  ["pr-7.preview.example", true],
  ["PR-7.preview.example", true],
  ["nottrusted.example", false],
  ["pr-7.preview.example.evil.example", false],
  ["xpr-7.preview.example", false],
  ["elsewhere.example", false],
])("the site answers under %s: %s [CFG-006]", (host, expected) => {
  expect(isAllowedHost(host, exampleBrand())).toBe(expected);
});

test("answers under the host name that is set beside the address [CFG-006]", () => {
  expect(isAllowedHost("m.brand.example", exampleBrand({ hostName: "M.brand.example" }))).toBe(true);
});

test("any one of several trusted domains and patterns will do, whatever the case of its letters [CFG-006]", () => {
  const brand = exampleBrand({
    allowedHosts: { trustedDomains: ["one.example", "two.example"], reviewAppPatterns: ["PR-\\d+", "rc\\.example"] },
  });
  expect(["a.two.example", "pr-1", "RC.example"].map((host) => isAllowedHost(host, brand))).toEqual([true, true, true]);
  expect(isReviewApp("pr-1x", brand)).toBe(false);
});
